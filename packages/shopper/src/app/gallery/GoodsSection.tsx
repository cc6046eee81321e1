import type { GoodsRow as Goods } from '@chengji/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { GoodsRow } from '../../design/commerce/GoodsRow.tsx';
import { Price } from '../../design/commerce/Price.tsx';
import { WasPrice } from '../../design/commerce/WasPrice.tsx';
import { art } from '../../design/feedback/art.ts';
import { TextButton } from '../../design/inputs/TextButton.tsx';
import { Box, Row, Stack } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { NoMore } from '../../design/lists/NoMore.tsx';
import { VirtualList } from '../../design/lists/VirtualList.tsx';
import { Waterfall } from '../../design/lists/Waterfall.tsx';
import { WaterfallSkeleton } from '../../design/lists/WaterfallSkeleton.tsx';
import { Avatar } from '../../design/pictures/avatars/Avatar.tsx';
import { AvatarStack } from '../../design/pictures/avatars/AvatarStack.tsx';
import { EmptyAvatar } from '../../design/pictures/avatars/EmptyAvatar.tsx';
import { Carousel } from '../../design/pictures/Carousel.tsx';
import { Gallery } from '../../design/pictures/Gallery.tsx';
import { Photo } from '../../design/pictures/Photo.tsx';
import { PictureRow } from '../../design/pictures/PictureRow.tsx';
import { PictureViewer } from '../../design/pictures/PictureViewer.tsx';
import { tones } from '../../design/pictures/tone.ts';
import styles from './gallery.module.css';

const ratios = ['4:5', '1:1', '1:1', '5:4'] as const;
const goods: Goods[] = ratios.map((ratio, index) => ({
  id: index + 1,
  title:
    ['声洛 A7 头戴降噪耳机 40 小时续航', '花间丝绒口红', '双面呢羊毛大衣', '赣南脐橙 5 斤装'][index] ?? '',
  image: Object.values(art)[index + 1]?.url ?? '',
  ratio,
  price: ['369.00', '89.90', '1459.00', '29.95'][index] ?? '0.00',
  was_price: index % 2 ? '129.00' : null,
  sold: [2431, 12_800, 826, 99][index] ?? 0,
  tags: index % 2 ? ['包邮'] : ['券后立减 30', '包邮'],
  shop: { id: 1, name: '声洛数码旗舰店', type: 'flagship' },
  in_stock: index !== 2,
}));
const many = Array.from({ length: 200 }, (_, index) => ({
  ...(goods[index % goods.length] as Goods),
  id: index + 1,
}));
const people = ['橘猫', '小鹿'].map((nickname) => ({ nickname, avatar: '' }));
const pictures = Object.values(art).map(({ url }) => url);

export function GoodsSection() {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <SectionCard title="Price">
        <Row row="baseline" gap={3} className={styles.galleryPrices}>
          <Price money="15.00" size="s" ink places="full" />
          <Price money="1369.90" />
          <Price money="258.50" size="l" />
          <Price money="369.00" size="xl" places="full" />
          <WasPrice money="429.00" />
        </Row>
      </SectionCard>
      <SectionCard title="Photo · Avatar">
        <Row row="scroll" gap={2}>
          {tones.map((tone) => (
            <Photo key={tone} url="" width={64} tone={tone} thumb className={styles.galleryThumb} />
          ))}
        </Row>
        <Row gap={2} above={3}>
          <Avatar url={art.party.url} name="林小满" size={64} />
          <Avatar url="" name="山语茶事" size={48} shop />
          <Avatar url="" name="橘猫" />
          <TextButton brand onPress={() => setAt(0)}>
            查看大图
          </TextButton>
        </Row>
        <Row gap={2} above={3}>
          <AvatarStack people={people} size={40} />
          <EmptyAvatar icon={Plus} size={48} />
        </Row>
        <PictureRow images={pictures.slice(0, 3)} />
        <PictureViewer urls={pictures} at={at} onClose={() => setAt(null)} />
      </SectionCard>
      <SectionCard flush>
        <Carousel items={pictures.slice(0, 4)} getKey={(url) => url} label="轮播" intervalMs={4000}>
          {(url) => <Photo url={url} width={366} ratio="5:2" />}
        </Carousel>
      </SectionCard>
      <SectionCard flush>
        <Gallery images={pictures.slice(0, 4)} ratio="5:2" label="图片" alt="" />
      </SectionCard>
      <Waterfall goods={goods} />
      <Stack inset="feed" gap={2} above={2}>
        {goods.slice(0, 2).map((row) => (
          <GoodsRow key={row.id} goods={row} />
        ))}
      </Stack>
      <NoMore />
      <WaterfallSkeleton />
      <Box inset="feed" above={2}>
        <VirtualList rows={many} getKey={(row) => row.id}>
          {(row) => (
            <div className={styles.galleryRow}>
              <GoodsRow goods={row} />
            </div>
          )}
        </VirtualList>
      </Box>
    </>
  );
}

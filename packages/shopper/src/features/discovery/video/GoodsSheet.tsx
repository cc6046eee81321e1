import type { GoodsRow as Goods } from '@chengji/contract';
import { GoodsRow } from '../../../design/commerce/GoodsRow.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { countOpened } from '../reactions/react.ts';
import { useVideoStrings } from './strings.ts';

type GoodsSheetProps = { post: number; goods: readonly Goods[]; onClose: () => void };

/** The goods a video shows, to be bought. */
export function GoodsSheet({ post, goods, onClose }: GoodsSheetProps) {
  const t = useVideoStrings();
  const open = (id: number) => {
    countOpened(post, id);
    onClose();
  };
  return (
    <Sheet open title={t('goods')} onClose={onClose}>
      <Stack gap={2} inset="feed">
        {goods.map((row) => (
          <GoodsRow key={row.id} goods={row} post={post} onPress={() => open(row.id)} />
        ))}
        {goods.length === 0 && (
          <Text as="p" align="center" size={14} tone={3}>
            {t('noGoods')}
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}

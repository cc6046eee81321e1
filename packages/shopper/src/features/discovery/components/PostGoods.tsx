import type { GoodsRow as Goods } from '@chengji/contract';
import { GoodsRow } from '../../../design/commerce/GoodsRow.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { countOpened } from '../reactions/react.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './PostGoods.module.css';

/** What a post is about, to be bought. */
export function PostGoods({ post, goods }: { post: number; goods: readonly Goods[] }) {
  const t = useDiscoveryStrings();
  if (goods.length === 0) return null;
  return (
    <Stack as="section" className={styles.goods}>
      <Text as="h2" size={17} bold>
        {t('goods')}
      </Text>
      {goods.map((row) => (
        <GoodsRow key={row.id} goods={row} post={post} onPress={() => countOpened(post, row.id)} />
      ))}
    </Stack>
  );
}

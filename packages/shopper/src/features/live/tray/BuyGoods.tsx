import type { LiveDetails } from '@chengji/contract';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../kernel/shell/fetch-code.ts';
import { countOpened } from '../queries.ts';

/** Who watches may never buy: the choice of a sku comes with the first who does. */
const BuySheet = lazyPart(async () => (await import('../../catalog/index.ts')).BuySheet);

type BuyGoodsProps = { live: Pick<LiveDetails, 'id' | 'post_id'>; goods: number; onClose: () => void };

/** Buys goods of a live while it runs on; the sale counts for it. */
export function BuyGoods({ live, goods, onClose }: BuyGoodsProps) {
  const { id, post_id } = live;
  useEffect(() => countOpened(id, goods), [id, goods]);
  return (
    <Suspense>
      <BuySheet goodsId={goods} post={post_id ?? undefined} onClose={onClose} />
    </Suspense>
  );
}

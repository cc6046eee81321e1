import { useEffect, useEffectEvent, useRef } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { useGoods } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';
import { SkuSheet } from './SkuSheet.tsx';
import type { Goods } from './sku.view.ts';
import { useBuying } from './use-buying.ts';

type BuySheetProps = {
  goodsId: number;
  /** The post it is found in: what is bought counts for it. */
  post: number | undefined;
  onClose: () => void;
};

/** Buys a goods where it was found, without its page. */
export function BuySheet({ goodsId, ...sheet }: BuySheetProps) {
  const t = useCatalogStrings();
  const query = useGoods(goodsId);
  const { data } = query;
  if (data) return <Choosing goods={data} {...sheet} />;
  return (
    <Sheet open title={t('chooseSku')} onClose={sheet.onClose}>
      <QueryView query={query} skeleton={<RowsSkeleton />}>
        {() => null}
      </QueryView>
    </Sheet>
  );
}

function Choosing({ goods, post, onClose }: { goods: Goods } & Omit<BuySheetProps, 'goodsId'>) {
  const cart = useRef<HTMLElement>(null);
  const buying = useBuying(goods, cart, { post, isSheet: true });
  const close = useEffectEvent(onClose);
  const { isOpen } = buying;
  useEffect(() => {
    if (!isOpen) close();
  }, [isOpen]);
  return <SkuSheet goods={goods} buying={buying} />;
}

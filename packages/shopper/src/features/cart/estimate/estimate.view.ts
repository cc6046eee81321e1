/** What the chosen lines will cost at checkout, of a quote without cards: the best of the own cards are taken off. */
import type { Quote } from '@chengji/contract';
import { formatMoney, parseMoney, subtractCents } from '@chengji/contract/money';

type ShopQuote = Pick<Quote['shops'][number], 'shop_id' | 'freight' | 'free_freight_lacks' | 'next'>;

/** What more would bring: a coupon's discount, or free delivery. */
export type AddOn = { kind: 'coupon'; lacks: string; saves: string } | { kind: 'freight'; lacks: string };

export type Estimate = {
  goods: string;
  discount: string;
  freight: string;
  /** No address says yet where the parcels go. */
  isFreightOpen: boolean;
  total: string;
  addOns: ReadonlyMap<number, AddOn>;
};

/** The nearer of the two; nothing where neither is in reach. */
export function getAddOn({ next, free_freight_lacks }: ShopQuote): AddOn | null {
  const freight = free_freight_lacks ? ({ kind: 'freight', lacks: free_freight_lacks } as const) : null;
  if (!next) return freight;
  const isFreightNearer = freight !== null && parseMoney(freight.lacks) < parseMoney(next.lacks);
  return isFreightNearer ? freight : { kind: 'coupon', lacks: next.lacks, saves: next.saves };
}

type Quoted = Pick<Quote, 'address' | 'goods_amount' | 'freight' | 'payable'> & {
  best: Pick<Quote['best'], 'discount'>;
  shops: readonly ShopQuote[];
};

export function toEstimate({ address, goods_amount, freight, payable, best, shops }: Quoted): Estimate {
  return {
    goods: goods_amount,
    discount: best.discount,
    freight,
    isFreightOpen: address === null,
    total: formatMoney(subtractCents(parseMoney(payable), parseMoney(best.discount))),
    addOns: new Map(
      shops.flatMap((shop): [number, AddOn][] => {
        const addOn = getAddOn(shop);
        return addOn ? [[shop.shop_id, addOn]] : [];
      }),
    ),
  };
}

/** A checkout as its address carries it, and what is sent of it. */
import type { CallIn, Quote } from '@chengji/contract';
import { ordersCalls } from '@chengji/contract/orders.calls';

const { in: Asked } = ordersCalls['POST /wanlshop/order/quote'];

export type Checkout = CallIn<'POST /wanlshop/order/quote'>;
export type Order = CallIn<'POST /wanlshop/order/create'>;

/** The items in `data`; null where someone cut or changed the address. */
export function readCheckout({ type, data }: { type: string; data: string }): Checkout | null {
  try {
    const read = Asked.safeParse({ type, items: JSON.parse(data) });
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** By shop, what the person wrote to it. */
export type Remarks = Readonly<Record<string, string>>;

/** What is placed: what was asked and shown; a remark of nothing is none. */
export function orderOf(
  checkout: Checkout,
  quote: Pick<Quote, 'payable'> & { address: { id: number } },
  remarks: Remarks,
): Order {
  const said = Object.entries(remarks).filter(([, remark]) => remark.trim() !== '');
  return {
    ...checkout,
    address_id: quote.address.id,
    payable: quote.payable,
    ...(said.length > 0 ? { remarks: Object.fromEntries(said) } : {}),
  };
}

/** What helps where the market will not quote: another address, other goods, or asking again. */
export function wayOutOf(key: string): 'address' | 'goods' | 'retry' {
  if (key === 'orders.no_delivery' || key === 'orders.address_gone') return 'address';
  return key === 'orders.not_on_sale' || key === 'orders.short_of_stock' ? 'goods' : 'retry';
}

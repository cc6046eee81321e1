/** A checkout as its address carries it, and what is sent of it. */
import type { CallIn, LateChoice, Quote } from '@chengji/contract';
import { ordersCalls } from '@chengji/contract/orders/orders.calls';
import { cardFields, toCards } from '../cards/cards.view.ts';

const { in: Asked } = ordersCalls['POST /wanlshop/order/quote'];

export type Checkout = CallIn<'POST /wanlshop/order/quote'>;
export type Order = CallIn<'POST /wanlshop/order/create'>;

type Carried = { type: string; data: string; campaign_id?: number; team_id?: number };

/** In a team a campaign or a team is named; alone neither is. */
const fits = ({ type, campaign_id, team_id }: Checkout): boolean =>
  (type === 'group' || type === 'ladder') === (campaign_id !== undefined || team_id !== undefined);

/** The items in `data`, alone or in a team; null where someone cut or changed the address. */
export function readCheckout({ type, data, campaign_id, team_id }: Carried): Checkout | null {
  try {
    const read = Asked.safeParse({ type, items: JSON.parse(data), campaign_id, team_id });
    return read.success && fits(read.data) ? read.data : null;
  } catch {
    return null;
  }
}

/** By shop, what the person wrote to it. */
export type Remarks = Readonly<Record<string, string>>;

type Shown = Pick<Quote, 'payable'> & Parameters<typeof toCards>[0] & { address: { id: number } };

/** The order as it was quoted and shown; empty remarks are left out. */
export function toOrder(checkout: Checkout, quote: Shown, remarks: Remarks, late?: LateChoice): Order {
  const filled = Object.entries(remarks).filter(([, remark]) => remark.trim() !== '');
  return {
    ...checkout,
    ...cardFields(toCards(quote)),
    address_id: quote.address.id,
    payable: quote.payable,
    ...(late ? { late } : {}),
    ...(filled.length > 0 ? { remarks: Object.fromEntries(filled) } : {}),
  };
}

/** What helps where the market will not quote: another address, other goods, or asking again. */
export function getRemedy(key: string): 'address' | 'goods' | 'retry' {
  if (key === 'orders.no_delivery' || key === 'orders.address_gone') return 'address';
  if (key === 'orders.not_on_sale' || key === 'orders.short_of_stock') return 'goods';
  return key.startsWith('groups.') ? 'goods' : 'retry';
}

/** Whether a part of the platform's card is in what a shop's goods cost less. */
export const hasPlatformDiscount = ({ discount, cards, card_id }: Quote['shops'][number]): boolean =>
  discount !== (cards.find(({ id }) => id === card_id)?.saves ?? '0.00');

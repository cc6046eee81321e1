/** Orders as far along as a test wants them, each step by its own call. */
import { randomUUID } from 'node:crypto';
import type { OrderDetails, OrderState } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import type { Market } from '../market.ts';
import { aGoods, firstSku, type ShopFixture } from './goods.ts';
import type { Person } from './people.ts';
import { aCampaign, join, payTrade } from './teams.ts';
import { addMoney, anAddress } from './trades.ts';

type SavedGoods = Awaited<ReturnType<typeof aGoods>>;
type Step = 'pay' | 'ship' | 'receive' | 'review' | 'cancel';

const stepsTo: Record<OrderState, readonly Step[]> = {
  pending_payment: [],
  pending_group: ['pay'],
  pending_shipment: ['pay'],
  shipped: ['pay', 'ship'],
  pending_review: ['pay', 'ship', 'receive'],
  completed: ['pay', 'ship', 'receive', 'review'],
  closed: ['cancel'],
};

type OrderTraits = {
  /** By default nobody has paid it yet; `pending_group` is the first in a new team. */
  state?: OrderState;
  /** A line for each. */
  goods?: readonly SavedGoods[];
  /** Pieces of each line. */
  number?: number;
  remark?: string;
  parcel?: { carrier: string; tracking_no: string };
};

/** An order of this shop, paid from the balance with money that it brings along. */
export async function anOrder(
  market: Market,
  shopper: Person,
  shop: ShopFixture,
  { state = 'pending_payment', ...traits }: OrderTraits = {},
): Promise<OrderDetails> {
  const { client } = shopper;
  const addressId = await findAddress(shopper);
  const id =
    state === 'pending_group'
      ? (await join({ client, addressId }, await aCampaign(shop))).orderId
      : await placeOrder(shopper, shop, addressId, traits);
  const details = () => client.call('GET /wanlshop/order/details', { id });
  const take: Record<Step, () => Promise<unknown>> = {
    pay: async () => {
      const { trade_no, trade_payable } = await details();
      await addMoney(market, shopper, parseMoney(trade_payable));
      await payTrade(shopper, { tradeNo: trade_no });
    },
    ship: () => {
      const { parcel = { carrier: '', tracking_no: '' } } = traits;
      return shop.seller.client.call('POST /seller/orders/ship', { order_id: id, ...parcel });
    },
    receive: () => client.call('POST /wanlshop/order/receive', { id }),
    review: async () => {
      const items = (await details()).lines.map((line) => ({ line_id: line.id, score: 5, content: '' }));
      await client.call('POST /wanlshop/order/comment', { id, items });
    },
    cancel: () => client.call('POST /wanlshop/order/cancel', { id }),
  };
  for (const step of stepsTo[state]) await take[step]();
  return details();
}

async function findAddress(shopper: Person): Promise<number> {
  const { rows } = await shopper.client.call('GET /wanlshop/address/list');
  return rows[0]?.id ?? anAddress(shopper);
}

async function placeOrder(
  { client }: Person,
  shop: ShopFixture,
  address_id: number,
  { goods, number = 1, remark = '' }: OrderTraits,
): Promise<number> {
  const items = (goods ?? [await aGoods(shop)]).map((one) => ({ ...firstSku(one), number }));
  const checkout = { type: 'goods' as const, items, address_id };
  const { payable } = await client.call('POST /wanlshop/order/quote', checkout);
  const { orders } = await client.call(
    'POST /wanlshop/order/create',
    { ...checkout, payable, remarks: { [shop.id]: remark } },
    { idempotencyKey: randomUUID() },
  );
  return orders[0]?.id ?? 0;
}

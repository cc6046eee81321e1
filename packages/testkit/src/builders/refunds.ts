/** Refunds as far along as a test wants them, each step by its own call. */
import { randomUUID } from 'node:crypto';
import type { CallIn, OrderDetails, Refund, RefundState } from '@chengji/contract';
import type { Market } from '../market.ts';
import { getSandbox } from '../services/sandbox.ts';
import { aGoods, type ShopFixture } from './goods.ts';
import { anOrder } from './orders.ts';
import type { Person } from './people.ts';

type Application = CallIn<'POST /wanlshop/refund/apply'>;

/** Asks for the first line of an order back, by default whole and without a return. */
export const applyRefund = (
  { client }: Pick<Person, 'client'>,
  { id, lines }: Pick<OrderDetails, 'id' | 'lines'>,
  traits: Partial<Application> = {},
  idempotencyKey: string = randomUUID(),
): Promise<Refund> =>
  client.call(
    'POST /wanlshop/refund/apply',
    {
      order_id: id,
      line_id: lines[0]?.id ?? 0,
      kind: 'refund_only',
      received: 'not_received',
      reason: 'no_longer_wanted',
      amount: lines[0]?.refundable ?? '0.00',
      ...traits,
    },
    { idempotencyKey },
  );

export const returnAddressForm = (
  traits: Partial<CallIn<'POST /seller/refunds/save_address'>> = {},
): CallIn<'POST /seller/refunds/save_address'> => ({
  name: '仓库收货组',
  mobile: '13800000005',
  detail: '良渚街道 8 号仓',
  province_code: '330000',
  city_code: '330100',
  district_code: '330110',
  ...traits,
});

export const aReturnAddress = (
  { seller }: Pick<ShopFixture, 'seller'>,
  traits: Partial<CallIn<'POST /seller/refunds/save_address'>> = {},
) => seller.client.call('POST /seller/refunds/save_address', returnAddressForm(traits));

/** Pays a trade at the sandbox’s gateway. */
export async function payBySandbox(market: Market, { client }: Person, trade_no: string): Promise<string> {
  const asked = { trade_no, channel: 'sandbox' } as const;
  const { payment_no } = await client.call('POST /wanlshop/pay/create', asked, {
    idempotencyKey: randomUUID(),
  });
  await getSandbox(market).approve(payment_no);
  await client.call('GET /wanlshop/pay/status', { payment_no });
  return payment_no;
}

const parcel = { carrier: 'SF', tracking_no: 'SF1234567890123' };

/** What brings a refund from one state to the next. */
type Step = 'approve' | 'ship' | 'reject' | 'intervene' | 'cancel' | 'fail';

const stepsTo: Record<RefundState, readonly Step[]> = {
  pending_seller: [],
  pending_return: ['approve'],
  pending_receipt: ['approve', 'ship'],
  rejected: ['reject'],
  intervention: ['reject', 'intervene'],
  processing: ['approve'],
  failed: ['approve', 'fail'],
  completed: ['approve'],
  closed: ['cancel'],
};

const isReturn = (state: RefundState) => state === 'pending_return' || state === 'pending_receipt';
const isAtChannel = (state: RefundState) => state === 'processing' || state === 'failed';

/** A refund in this state; of an order that is shipped where goods go back, paid by the sandbox where it has them to give. */
export async function aRefund(
  market: Market,
  shopper: Person,
  shop: ShopFixture,
  state: RefundState = 'pending_seller',
): Promise<Refund> {
  if (isReturn(state)) await aReturnAddress(shop);
  const order = await anOrderFor(market, shopper, shop, state);
  const kind = isReturn(state) ? 'return_and_refund' : 'refund_only';
  const { id } = await applyRefund(shopper, order, { kind });
  const { client } = shopper;
  const take: Record<Step, () => Promise<unknown>> = {
    approve: () => shop.seller.client.call('POST /seller/refunds/approve', { id }),
    ship: () => client.call('POST /wanlshop/refund/ship', { id, ...parcel }),
    reject: () => shop.seller.client.call('POST /seller/refunds/reject', { id, reason: '商品已发出' }),
    intervene: () => client.call('POST /wanlshop/refund/intervene', { id, content: '请平台介入' }),
    cancel: () => client.call('POST /wanlshop/refund/cancel', { id }),
    fail: async () => {
      await getSandbox(market).setRefunds('closed');
      await market.advance(1);
      await getSandbox(market).setRefunds('succeed');
    },
  };
  for (const step of stepsTo[state]) await take[step]();
  return client.call('GET /wanlshop/refund/details', { id });
}

async function anOrderFor(
  market: Market,
  shopper: Person,
  shop: ShopFixture,
  state: RefundState,
): Promise<OrderDetails> {
  const goods = [await aGoods(shop)];
  if (!isAtChannel(state))
    return anOrder(market, shopper, shop, { goods, state: isReturn(state) ? 'shipped' : 'pending_shipment' });
  const { id, trade_no } = await anOrder(market, shopper, shop, { goods });
  await payBySandbox(market, shopper, trade_no);
  return shopper.client.call('GET /wanlshop/order/details', { id });
}

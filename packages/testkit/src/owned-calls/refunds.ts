/** Owned calls of refunds. */
import type { CallIn, CallKey, RefundState } from '@chengji/contract';
import { anOrder } from '../builders/orders.ts';
import { applyRefund, aRefund, aReturnAddress, returnAddressForm } from '../builders/refunds.ts';
import type { Fixture } from './owned-calls.ts';

const inState =
  (state: RefundState) =>
  async ({ market, shopper, shop }: Fixture) => ({ id: (await aRefund(market, shopper, shop, state)).id });

const failedForReason = async (fixture: Fixture) => ({
  ...(await inState('failed')(fixture)),
  reason: '渠道已恢复',
});

const aLine = async ({ market, shopper, shop }: Fixture) => {
  const { id, lines } = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
  return { order_id: id, line_id: lines[0]?.id ?? 0 };
};

const statement = {
  kind: 'refund_only',
  received: 'not_received',
  reason: 'no_longer_wanted',
  amount: '5.00',
  number: 1,
} as const;
const refusal = { reason: '与商家协商未果', images: ['/files/00/evidence.webp'] };
const evidence = { content: '见图', images: ['/files/00/evidence.webp'] };

/** Of goods that are to go back to an address. */
const aReturn = async ({ market, shopper, shop }: Fixture) => {
  const { id: address_id } = await aReturnAddress(shop);
  const order = await anOrder(market, shopper, shop, { state: 'shipped' });
  const { id } = await applyRefund(shopper, order, { kind: 'return_and_refund' });
  return { id, address_id };
};

export const ownedRefundCalls = {
  'GET /wanlshop/refund/preview': aLine,
  'POST /wanlshop/refund/apply': async (fixture) => ({ ...(await aLine(fixture)), ...statement }),
  'POST /wanlshop/refund/edit': async (fixture) => ({
    ...(await inState('rejected')(fixture)),
    ...statement,
  }),
  'POST /wanlshop/refund/cancel': inState('pending_seller'),
  'POST /wanlshop/refund/ship': async (fixture) => ({
    ...(await inState('pending_return')(fixture)),
    carrier: 'SF',
    tracking_no: 'SF1234567890123',
  }),
  'POST /wanlshop/refund/intervene': async (fixture) => ({
    ...(await inState('rejected')(fixture)),
    ...evidence,
  }),
  'POST /wanlshop/refund/evidence': async (fixture) => ({
    ...(await inState('intervention')(fixture)),
    ...evidence,
  }),
  'POST /wanlshop/refund/to_balance': inState('failed'),
  'GET /wanlshop/refund/details': inState('pending_seller'),
  'GET /wanlshop/refund/log': inState('pending_seller'),
  'GET /seller/refunds/details': inState('pending_seller'),
  'POST /seller/refunds/approve': aReturn,
  'POST /seller/refunds/reject': async (fixture) => ({
    ...(await inState('pending_seller')(fixture)),
    ...refusal,
  }),
  'POST /seller/refunds/receive': async (fixture) => ({
    ...(await inState('pending_receipt')(fixture)),
    resell: true,
  }),
  'POST /seller/refunds/refuse': async (fixture) => ({
    ...(await inState('pending_receipt')(fixture)),
    ...refusal,
  }),
  'POST /seller/refunds/evidence': async (fixture) => ({
    ...(await inState('intervention')(fixture)),
    ...evidence,
  }),
  'POST /seller/refunds/save_address': async ({ shop }) =>
    returnAddressForm({ id: (await aReturnAddress(shop)).id }),
  'POST /seller/refunds/delete_address': async ({ shop }) => ({ id: (await aReturnAddress(shop)).id }),
  'GET /platform/refunds/all': async ({ shopper, shop }) => ({ shop_id: shop.id, shopper_id: shopper.id }),
  'GET /platform/refunds/details': inState('intervention'),
  'GET /platform/refunds/preview': async (fixture) => ({
    ...(await inState('intervention')(fixture)),
    amount: '5.00',
  }),
  'POST /platform/refunds/decide': async (fixture) => ({
    ...(await inState('intervention')(fixture)),
    verdict: 'refund',
    amount: '5.00',
    reason: '支持买家',
  }),
  'POST /platform/refunds/retry': failedForReason,
  'POST /platform/refunds/to_balance': failedForReason,
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };

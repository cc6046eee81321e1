/** Owned calls of chat. */
import type { CallIn, CallKey } from '@chengji/contract';
import { toMessage, writeToShop, writeToShopper } from '../builders/chat.ts';
import { aCoupon } from '../builders/coupons.ts';
import { anOrder } from '../builders/orders.ts';
import { aSeller } from '../builders/people.ts';
import type { Fixture } from './owned-calls.ts';

const ofShop = async ({ shop }: Fixture) => ({ user_id: shop.id });
const namedShop = async ({ shop }: Fixture) => ({ id: shop.id });

/** The shopper, who has written to the shop. */
async function aCustomer({ shopper, shop }: Fixture) {
  await writeToShop(shopper, shop);
  return { user_id: shopper.id };
}

async function anOrderMessage({ market, shopper, shop }: Fixture) {
  const { id: order_id } = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
  return toMessage({ type: 'order', content: { order_id } });
}

async function aNote(fixture: Fixture) {
  const input = { ...(await aCustomer(fixture)), text: '喜欢晚上收货' };
  const { id } = await fixture.seller.client.call('POST /seller/chat/note', input);
  return { id };
}

async function aQuickReply({ seller }: Fixture) {
  const form = { title: '发货', text: '{buyer} 您好，今天发货' };
  return { ...form, ...(await seller.client.call('POST /seller/chat/quickreplies_save', form)) };
}

export const ownedChatCalls = {
  'GET /wanlshop/chat/peer': ofShop,
  'GET /wanlshop/chat/history': ofShop,
  'GET /wanlshop/chat/search': async ({ shop }) => ({ user_id: shop.id, keyword: '货' }),
  'POST /wanlshop/chat/send': async (fixture) => ({
    to_id: fixture.shop.id,
    message: await anOrderMessage(fixture),
  }),
  'POST /wanlshop/chat/read': ofShop,
  'POST /wanlshop/chat/clear': namedShop,
  'POST /wanlshop/chat/del': namedShop,
  'POST /wanlshop/chat/recall': async ({ shopper, shop }) => ({ id: (await writeToShop(shopper, shop)).id }),
  'POST /wanlshop/chat/typing': ofShop,
  'POST /wanlshop/chat/block': async ({ shop }) => ({ user_id: shop.id, blocked: false }),
  'GET /seller/chat/history': aCustomer,
  'GET /seller/chat/customer': aCustomer,
  'POST /seller/chat/send': async (fixture) => ({
    to_id: fixture.shopper.id,
    message: await anOrderMessage(fixture),
  }),
  'POST /seller/chat/read': aCustomer,
  'POST /seller/chat/recall': async (fixture) => {
    await aCustomer(fixture);
    return { id: (await writeToShopper(fixture.seller, fixture.shopper)).id };
  },
  'POST /seller/chat/typing': aCustomer,
  'POST /seller/chat/take': aCustomer,
  'POST /seller/chat/handover': async (fixture) => ({
    ...(await aCustomer(fixture)),
    staff_id: (await aSeller(fixture.market, fixture.shop.id, 'service')).id,
  }),
  'POST /seller/chat/flag': async (fixture) => ({ ...(await aCustomer(fixture)), flagged: true }),
  'POST /seller/chat/block': async (fixture) => ({ ...(await aCustomer(fixture)), blocked: false }),
  'POST /seller/chat/note': async (fixture) => ({ ...(await aCustomer(fixture)), text: '老顾客' }),
  'POST /seller/chat/note_delete': aNote,
  'POST /seller/chat/gift': async (fixture) => ({
    ...(await aCustomer(fixture)),
    coupon_id: await aCoupon(fixture.seller),
  }),
  'POST /seller/chat/quickreplies_save': aQuickReply,
  'POST /seller/chat/quickreplies_delete': async (fixture) => ({ id: (await aQuickReply(fixture)).id }),
  'POST /seller/chat/quickreplies_sort': async (fixture) => ({ ids: [(await aQuickReply(fixture)).id] }),
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };

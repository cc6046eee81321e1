/** Owned calls of the consoles of shops and of the platform: staff, reviews, freight, categories. */
import type { CallIn, CallKey } from '@chengji/contract';
import { addFailure, listFailures } from '@chengji/server/kernel/jobs/failures.queries';
import { openSession } from '@chengji/server/modules/identity/index';
import { insertFinding, listFindingRows } from '@chengji/server/modules/payments/findings/findings.queries';
import { aGoods } from '../builders/goods.ts';
import { anOrder } from '../builders/orders.ts';
import { anOperator, aSeller, type Person } from '../builders/people.ts';
import { enrolSecondFactor } from '../builders/second-factor.ts';
import { aTrade } from '../builders/trades.ts';
import type { Market } from '../market.ts';
import type { Fixture } from './owned-calls.ts';

const freightForm = {
  name: '快递',
  kind: 'piece',
  free_over: '99.00',
  no_delivery: ['540000'],
  rates: [{ provinces: [], first_units: 1, first: '8.00', next_units: 1, next: '2.00' }],
} satisfies CallIn<'POST /seller/freight/save'>;

async function aTemplate({ seller }: Fixture) {
  const { id, version } = await seller.client.call('POST /seller/freight/save', freightForm);
  return { id, version };
}

async function aReview({ market, shopper, seller, shop }: Fixture) {
  const goods = await aGoods(shop);
  const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods: [goods] });
  const items = [{ line_id: order.lines[0]?.id ?? 0, score: 5, content: '很好' }];
  await shopper.client.call('POST /wanlshop/order/comment', { id: order.id, items });
  const { rows } = await seller.client.call('GET /seller/reviews/list', { goods_id: goods.id });
  return { id: rows[0]?.id ?? 0, version: 1 };
}

let made = 0;

async function aCategoryId({ platform }: Fixture, parent_id: number | null = null) {
  made += 1;
  const form = { name: `类目${made}`, name_en: `Kind ${made}`, parent_id };
  return platform.client.call('POST /platform/categories/save', form);
}

async function anotherSession(market: Market, kind: 'seller' | 'platform', { id, client }: Person) {
  await openSession(market.context(), kind, id);
  const { rows } = await client.call(`GET /${kind}/auth/sessions`, {});
  return { id: rows.find(({ is_current }) => !is_current)?.id ?? 0 };
}

/** A colleague who enrolled a second factor. */
async function enrolled(person: Person, kind: 'seller' | 'platform') {
  await enrolSecondFactor(person, kind);
  return { id: person.id };
}

async function aFinding({ market }: Fixture) {
  made += 1;
  const { db } = market.context();
  const fields = {
    kind: 'wrong_merchant',
    channel: 'sandbox',
    expected: '1900000001',
    got: '1900000999',
  } as const;
  await insertFinding(db, { ...fields, subjectNo: `P${made}`, paymentId: null, foundAt: market.now() });
  const [row] = await listFindingRows(db, 'open', { limit: 1, offset: 0 });
  return { id: row?.finding.id ?? 0 };
}

async function aFailingDeadline({ market }: Fixture) {
  made += 1;
  const { db } = market.context();
  const now = market.now();
  const fields = { lastError: 'Error: no', requestId: 'r1', dueAt: now, failedAt: now };
  await addFailure(db, { ...fields, job: 'orders.close_unpaid', subjectId: made }, now);
  return { id: (await listFailures(db, 500)).find(({ subjectId }) => subjectId === made)?.id ?? 0 };
}

const toStaffForm = ({ id }: Person, account: string, role: string) => ({
  id,
  version: 1,
  account,
  name: '小陈',
  role,
});

const anOrderId = async ({ market, shopper, shop }: Fixture) => {
  const { orderIds } = await aTrade(market, shopper, { shop });
  return { id: orderIds[0] ?? 0 };
};

export const ownedStaffCalls = {
  'POST /seller/staff/save': async ({ market, shop }) => {
    const person = await aSeller(market, shop.id, 'goods');
    const { account } = await person.client.call('GET /seller/auth/info');
    return toStaffForm(person, account, 'shipping');
  },
  'POST /platform/staff/save': async ({ market }) => {
    const person = await anOperator(market, 'support');
    return toStaffForm(person, person.account, 'operator');
  },
  'POST /seller/auth/session/end': ({ market, seller }) => anotherSession(market, 'seller', seller),
  'POST /platform/auth/session/end': ({ market, platform }) => anotherSession(market, 'platform', platform),
  'POST /seller/staff/remove_second_factor': async ({ market, shop }) =>
    enrolled(await aSeller(market, shop.id, 'goods'), 'seller'),
  'POST /platform/staff/remove_second_factor': async ({ market }) =>
    enrolled(await anOperator(market, 'support'), 'platform'),
  'GET /seller/reviews/list': async ({ shop }) => ({ goods_id: (await aGoods(shop)).id }),
  'POST /seller/reviews/reply': async (fixture) => ({ ...(await aReview(fixture)), reply: '感谢支持' }),
  'POST /seller/freight/save': async (fixture) => ({ ...freightForm, ...(await aTemplate(fixture)) }),
  'GET /seller/goods_drafts/details': async ({ shop }) => ({
    goods_id: (await aGoods(shop)).id,
  }),
  'POST /seller/goods_drafts/save': async ({ shop }) => ({
    goods_id: (await aGoods(shop)).id,
    version: 1,
    content: { title: '写到一半' },
  }),
  'POST /seller/goods_drafts/delete': async ({ shop }) => ({
    goods_id: (await aGoods(shop)).id,
  }),
  'POST /seller/freight/delete': async (fixture) => ({ id: (await aTemplate(fixture)).id }),
  'POST /seller/orders/contact': anOrderId,
  'GET /platform/orders/list': async ({ shopper, shop }) => ({ shop_id: shop.id, shopper_id: shopper.id }),
  'GET /platform/orders/details': anOrderId,
  'POST /platform/orders/contact': anOrderId,
  'POST /platform/findings/resolve': async (fixture) => ({ ...(await aFinding(fixture)), note: '已核对' }),
  'POST /platform/deadlines/attempt': aFailingDeadline,
  'POST /platform/categories/save': async (fixture) => {
    const { id } = await aCategoryId(fixture);
    return {
      id: (await aCategoryId(fixture, id)).id,
      version: 1,
      parent_id: id,
      name: '茶叶',
      name_en: 'Tea',
    };
  },
  'POST /platform/categories/order': async (fixture) => {
    const { id } = await aCategoryId(fixture);
    return { parent_id: id, ids: [(await aCategoryId(fixture, id)).id] };
  },
  'POST /platform/categories/delete': async (fixture) => aCategoryId(fixture),
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };

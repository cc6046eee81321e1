import {
  aGoods,
  anOperator,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Person,
  type ShopFixture,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('shop', ({ market }) => aShopFixture(market, { name: '山野果集' }));

const list = (operator: Person, input: object = {}) =>
  operator.client.call('GET /platform/audit/list', input);
const ownList = ({ seller }: ShopFixture, input: object = {}) =>
  seller.client.call('GET /seller/audit/list', input);

describe('the audit log', () => {
  it('tells who changed what, in which shop, from what to what', async ({ operator, shop }) => {
    const goods = await aGoods(shop);
    await shop.seller.client.call('POST /seller/goods/state', { ids: [goods.id], state: 'off' });
    const { rows } = await list(operator, { subject: 'goods', keyword: String(goods.id) });
    const { name } = await shop.seller.client.call('GET /seller/auth/info');
    expect(rows[0]).toMatchObject({
      area: 'seller',
      staff: { id: shop.seller.id, name },
      shop: { id: shop.id, name: '山野果集' },
      call: 'POST /seller/goods/state',
      subject: 'goods',
      subject_id: String(goods.id),
      before: { state: 'on' },
      after: { state: 'off' },
      ip: '127.0.0.1',
    });
    expect(rows[1]).toMatchObject({ before: null, call: 'POST /seller/goods/save' });
    expect((await list(operator, { keyword: rows[0]?.request_id })).rows).toHaveLength(1);
  });

  it('is narrowed by area, person, thing and time', async ({ market, operator, shop }) => {
    const other = await anOperator(market);
    await other.client.call('POST /platform/settings/save', { name: 'identity.token_days', value: 9 });
    await aGoods(shop);
    const now = market.seconds();
    const only = async (input: object) => new Set((await list(operator, input)).rows.map(({ area }) => area));
    expect(await only({ area: 'platform' })).toEqual(new Set(['platform']));
    expect(await only({ shop_id: shop.id })).toEqual(new Set(['seller']));
    const theirs = await list(operator, { area: 'platform', staff_id: other.id });
    expect(theirs.rows).toMatchObject([
      { subject: 'setting', subject_id: 'identity.token_days', action: 'changed', shop: null },
    ]);
    const { account } = await shop.seller.client.call('GET /seller/auth/info');
    await market.client().call('POST /seller/auth/login', { account, password: testPassword });
    const logins = await list(operator, { shop_id: shop.id, action: 'login' });
    expect(logins).toMatchObject({
      total: 1,
      rows: [{ subject: 'login', staff: { id: shop.seller.id }, after: { account } }],
    });
    expect((await list(operator, { staff_id: other.id, action: 'removed' })).rows).toEqual([]);
    expect((await list(operator, { from: now + 60 })).rows).toEqual([]);
    expect((await list(operator, { to: now - 3_600 })).rows).toEqual([]);
    expect((await list(operator, { from: now - 60, to: now + 60, limit: 1 })).next).toBe('2');
  });

  it('shows a shop what its own staff changed, and nothing else', async ({ market, shop }) => {
    const neighbour = await aShopFixture(market);
    await aGoods(neighbour);
    const { rows } = await ownList(neighbour);
    expect(rows.map(({ shop }) => shop?.id)).toEqual([neighbour.id]);
    const foreign = await ownList(neighbour, { staff_id: shop.seller.id });
    expect(foreign).toMatchObject({ rows: [], total: 0 });
  });

  it('is for those whose role has the right', async ({ market, shop }) => {
    const support = await anOperator(market, 'support');
    const packer = await aSeller(market, shop.id, 'shipping');
    const { client } = await aShopper(market);
    const look = (client: Person['client'], area: 'seller' | 'platform') =>
      getRefusalKey(client.call(`GET /${area}/audit/list`));
    expect(await look(support.client, 'platform')).toBe('common.no_permission');
    expect(await look(packer.client, 'seller')).toBe('common.no_permission');
    expect(await look(client, 'platform')).toBe('common.login_required');
    expect(await look(shop.seller.client, 'platform')).toBe('common.login_required');
  });
});

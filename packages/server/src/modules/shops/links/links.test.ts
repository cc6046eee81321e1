import { aSeller, aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const makeCode = async ({ client }: Person) => (await client.call('POST /seller/staff/linkcode', {})).code;
const link = ({ client }: Person, code: string) => client.call('POST /wanlshop/user/linkshop', { code });
const linked = async ({ client }: Person) =>
  (await client.call('GET /wanlshop/user/info', {})).userinfo.shops;

describe('a shopper who works for a shop', () => {
  it('is linked by a code that is good once, and holds there what their role may', async ({
    market,
    shop,
  }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const code = await makeCode(shop.seller);
    const answer = await link(ming, code);
    expect(answer.shop).toMatchObject({ id: shop.id, rights: expect.arrayContaining(['posts.write']) });
    expect(await linked(ming)).toEqual([answer.shop]);
    expect(await getRefusalKey(link(lin, code))).toBe('shops.link_code_wrong');
    const { rows } = await shop.seller.client.call('GET /seller/staff/links', {});
    expect(rows).toMatchObject([{ is_own: true, nickname: ming.username }]);
    expect(await getRefusalKey(link(ming, await makeCode(shop.seller)))).toBe('shops.already_linked');
    await ming.client.call('POST /wanlshop/user/unlinkshop', { id: shop.id });
    expect(await linked(ming)).toEqual([]);
    expect(await getRefusalKey(ming.client.call('POST /wanlshop/user/unlinkshop', { id: shop.id }))).toBe(
      'shops.not_linked',
    );
  });

  it('has five minutes for the code', async ({ market, shop }) => {
    const ming = await aShopper(market);
    const code = await makeCode(shop.seller);
    await market.advance(301);
    expect(await getRefusalKey(link(ming, code))).toBe('shops.link_code_wrong');
  });

  it('is unlinked from the shop’s side, by themselves or who manages staff, and when they leave', async ({
    market,
    shop,
  }) => {
    const [helper, ming] = [await aSeller(market, shop.id), await aShopper(market)];
    await link(ming, await makeCode(helper));
    const { pool } = market.server.kernel.database;
    await pool.query('update shop_staff set is_active = false where id = $1', [helper.id]);
    expect(await linked(ming)).toEqual([]);
    await pool.query('update shop_staff set is_active = true where id = $1', [helper.id]);
    expect(await linked(ming)).toHaveLength(1);
    const unlink = ({ client }: Person, staff_id: number) =>
      client.call('POST /seller/staff/unlink', { staff_id });
    await pool.query("update shop_staff set role = 'nothing' where id = $1", [helper.id]);
    expect(await getRefusalKey(unlink(helper, shop.seller.id))).toBe('common.no_permission');
    await unlink(shop.seller, helper.id);
    expect(await linked(ming)).toEqual([]);
    expect(await getRefusalKey(unlink(shop.seller, helper.id))).toBe('common.not_found');
  });
});

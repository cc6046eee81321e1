import {
  aGoods,
  aPostForm,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
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

describe('a code', () => {
  it('that two people use at once links one of them', async ({ market, shop }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const helper = await aSeller(market, shop.id);
    const code = await makeCode(helper);
    const answers = await Promise.allSettled([link(ming, code), link(lin, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const links = [...(await linked(ming)), ...(await linked(lin))];
    expect(links.map(({ id }) => id)).toEqual([shop.id]);
  });

  it('ends the one made before, and that of another stays', async ({ market, shop }) => {
    const [helper, other] = [await aSeller(market, shop.id), await aSeller(market, shop.id)];
    const [before, others, code] = [await makeCode(helper), await makeCode(other), await makeCode(helper)];
    const ming = await aShopper(market);
    expect(await getRefusalKey(link(ming, before))).toBe('shops.link_code_wrong');
    expect((await link(ming, code)).shop.id).toBe(shop.id);
    expect((await link(await aShopper(market), others)).shop.id).toBe(shop.id);
  });

  it('is eight digits that somebody of the staff made; anything else is refused by name', async ({
    market,
  }) => {
    const ming = await aShopper(market);
    expect(await getRefusalKey(link(ming, '00000000'))).toBe('shops.link_code_wrong');
    for (const code of ['', '1234567', '123456789', 'abcdefgh', '1234 678'])
      await expect(link(ming, code)).rejects.toMatchObject({ field: 'code' });
  });

  it('of who left the staff meanwhile leads nowhere', async ({ market, shop }) => {
    const helper = await aSeller(market, shop.id);
    const code = await makeCode(helper);
    await setStaff(market, helper, { is_active: false });
    expect(await getRefusalKey(link(await aShopper(market), code))).toBe('shops.link_code_wrong');
  });

  it('does not link a colleague’s account a second time', async ({ market, shop }) => {
    const helper = await aSeller(market, shop.id);
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    await link(ming, await makeCode(helper));
    const code = await makeCode(helper);
    expect(await getRefusalKey(link(lin, code))).toBe('shops.already_linked');
    await ming.client.call('POST /wanlshop/user/unlinkshop', { id: shop.id });
    // it led nowhere, so it is still good
    expect((await link(lin, code)).shop.id).toBe(shop.id);
  });
});

const setStaff = (
  { server }: Market,
  { id }: { id: number },
  change: { is_active?: boolean; role?: string },
) =>
  server.kernel.database.pool.query(
    'update shop_staff set is_active = coalesce($2, is_active), role = coalesce($3, role) where id = $1',
    [id, change.is_active, change.role],
  );

const publishAs = async (market: Market, { client }: Person, shop: ShopFixture) =>
  client.call('POST /wanlshop/find/publish', {
    ...(await aPostForm(market, [(await aGoods(shop)).id])),
    as_shop: shop.id,
  });

describe('who is linked with a shop', () => {
  it('posts as the shop, and as no other', async ({ market }) => {
    const [own, other] = [await aShopFixture(market), await aShopFixture(market)];
    const ming = await aShopper(market);
    await link(ming, await makeCode(own.seller));
    const { id } = await publishAs(market, ming, own);
    const { rows } = await own.seller.client.call('GET /seller/posts/list', {});
    expect(rows.map((row) => row.id)).toEqual([id]);
    expect(await getRefusalKey(publishAs(market, ming, other))).toBe('shops.not_linked');
    const person = (shopId: number) =>
      ming.client.call('GET /wanlshop/find/user', { kind: 'shop', id: shopId });
    expect([(await person(own.id)).is_own, (await person(other.id)).is_own]).toEqual([true, false]);
  });

  it('holds what their role may at the moment, and nothing once they left', async ({ market }) => {
    const own = await aShopFixture(market);
    const [helper, ming] = [await aSeller(market, own.id), await aShopper(market)];
    await link(ming, await makeCode(helper));
    await publishAs(market, ming, own);
    await setStaff(market, helper, { role: 'nothing' });
    expect((await linked(ming)).map(({ rights }) => rights)).toEqual([[]]);
    expect(await getRefusalKey(publishAs(market, ming, own))).toBe('shops.not_linked');
    const center = ming.client.call('GET /wanlshop/find/center', { as_shop: own.id });
    expect(await getRefusalKey(center)).toBe('shops.not_linked');
    await setStaff(market, helper, { role: 'owner', is_active: false });
    expect(await getRefusalKey(publishAs(market, ming, own))).toBe('shops.not_linked');
  });

  it('who left and comes back with a new account for the staff is linked by that one', async ({ market }) => {
    const own = await aShopFixture(market);
    const [before, again, ming] = [
      await aSeller(market, own.id),
      await aSeller(market, own.id),
      await aShopper(market),
    ];
    await link(ming, await makeCode(before));
    await setStaff(market, before, { is_active: false });
    expect((await link(ming, await makeCode(again))).shop.id).toBe(own.id);
    await setStaff(market, before, { is_active: true });
    const { rows } = await own.seller.client.call('GET /seller/staff/links', {});
    expect(rows.map(({ staff_id }) => staff_id)).toEqual([again.id]);
  });

  it('may work for several shops', async ({ market }) => {
    const [one, two] = [await aShopFixture(market), await aShopFixture(market)];
    const ming = await aShopper(market);
    for (const shop of [one, two]) await link(ming, await makeCode(shop.seller));
    expect((await linked(ming)).map(({ id }) => id)).toEqual([one.id, two.id]);
    await ming.client.call('POST /wanlshop/user/unlinkshop', { id: one.id });
    expect((await linked(ming)).map(({ id }) => id)).toEqual([two.id]);
  });

  it('is seen by who may read the staff, and else by themselves alone', async ({ market }) => {
    const own = await aShopFixture(market);
    const [helper, colleague] = [await aSeller(market, own.id), await aSeller(market, own.id)];
    for (const staff of [helper, colleague]) await link(await aShopper(market), await makeCode(staff));
    await setStaff(market, helper, { role: 'nothing' });
    const list = async ({ client }: Person) =>
      (await client.call('GET /seller/staff/links', {})).rows.map(({ staff_id, is_own }) => [
        staff_id,
        is_own,
      ]);
    expect(await list(helper)).toEqual([[helper.id, true]]);
    expect(await list(own.seller)).toEqual([
      [helper.id, false],
      [colleague.id, false],
    ]);
    const stranger = (await aShopFixture(market)).seller;
    expect(await list(stranger)).toEqual([]);
    const unlink = stranger.client.call('POST /seller/staff/unlink', { staff_id: helper.id });
    expect(await getRefusalKey(unlink)).toBe('common.not_found');
    await helper.client.call('POST /seller/staff/unlink', { staff_id: helper.id });
    expect(await list(helper)).toEqual([]);
  });
});

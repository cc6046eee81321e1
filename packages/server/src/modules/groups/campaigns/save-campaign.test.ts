import type { CallIn } from '@chengji/contract';
import {
  aCampaign,
  aGoods,
  aMember,
  aSeller,
  aShopFixture,
  firstSku,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Form = CallIn<'POST /seller/campaigns/save'>;

const hour = 3_600;

const it = marketTest.extend(
  'save',
  ({ shop }) =>
    (form: Form, by: Person = shop.seller) =>
      by.client.call('POST /seller/campaigns/save', form),
);

/** Two skus at 10.00 and 20.00, to be sold to teams of two. */
async function aForm(shop: ShopFixture, traits: Partial<Form> = {}) {
  const goods = await aGoods(shop, {
    specs: [{ name: '尺码', values: ['小', '大'] }],
    skus: [
      { values: ['小'], price: '10.00', stock: 50 },
      { values: ['大'], price: '20.00', stock: 50 },
    ],
  });
  const [small = 0, large = 0] = goods.skus.map(({ id }) => id);
  const tier = (size: number, ...prices: string[]) => ({
    size,
    prices: prices.map((price, index) => ({ sku_id: [small, large][index] ?? 0, price })),
  });
  const form: Form = { goods_id: goods.id, kind: 'ordinary', tiers: [tier(2, '9.00', '18.00')], ...traits };
  return { form, goods, small, large, tier };
}
const details = (shop: ShopFixture, id: number) =>
  shop.seller.client.call('GET /seller/campaigns/details', { id });
const onPage = async (market: Market, goodsId: number) =>
  (await market.client().call('GET /wanlshop/goods/details', { id: goodsId })).campaign;

describe('a campaign', () => {
  it('is on its goods’ page with what was promised, and nothing of what it costs the shop', async ({
    market,
    shop,
    save,
  }) => {
    const { form, goods, small, large, tier } = await aForm(shop, { kind: 'ladder' });
    const tiers = [tier(2, '9.00', '18.00'), tier(5, '8.50', '17.00')];
    const costs = [{ sku_id: small, cost: '6.00' }];
    const { id } = await save({ ...form, tiers, costs, hours: 12, per_person: 2, stock: 40 });
    const shown = await onPage(market, goods.id);
    expect(shown).toEqual({
      id,
      goods_id: goods.id,
      kind: 'ladder',
      state: 'running',
      hours: 12,
      per_person: 2,
      left: 40,
      tiers: [
        { ...tiers[0], price: '9.00' },
        { ...tiers[1], price: '8.50' },
      ],
      auto_form: false,
      starts_at: expect.closeTo(market.seconds(), -1),
      ends_at: null,
      formed: 0,
    });
    expect(JSON.stringify(shown)).not.toContain('cost');
    expect(await details(shop, id)).toMatchObject({
      state: 'running',
      costs,
      started: false,
      per_person: 2,
      stock: 40,
      claimed: 0,
      goods: { id: goods.id, single_price: '10.00' },
      teams: { start: 0, success: 0, fail: 0, auto: 0 },
      tiers: [{ prices: [{ sku_id: small }, { sku_id: large }] }, { size: 5 }],
    });
  });

  it('keeps teams open as long as the market does, unless its shop says', async ({ shop, save }) => {
    const { id } = await save((await aForm(shop)).form);
    expect(await details(shop, id)).toMatchObject({ hours: 24, per_person: 0, stock: null });
  });

  it('is a draft until it is published, and seen by its shop alone', async ({ market, shop, save }) => {
    const { form, goods } = await aForm(shop, { draft: true });
    const { id } = await save(form);
    expect(await details(shop, id)).toMatchObject({ state: 'draft' });
    expect(await onPage(market, goods.id)).toBeNull();
    await save({ ...form, id, draft: false });
    expect(await onPage(market, goods.id)).toMatchObject({ id, state: 'running' });
    await save({ ...form, id, draft: true });
    expect(await onPage(market, goods.id)).toBeNull();
  });

  it('is coming before it starts, and ended past its end', async ({ market, shop, save }) => {
    const { form, goods } = await aForm(shop, {
      starts_at: market.seconds() + hour,
      ends_at: market.seconds() + 3 * hour,
    });
    const { id } = await save(form);
    expect(await onPage(market, goods.id)).toMatchObject({ id, state: 'coming', starts_at: form.starts_at });
    await market.advance(hour);
    expect(await onPage(market, goods.id)).toMatchObject({ state: 'running' });
    await market.advance(2 * hour);
    expect(await onPage(market, goods.id)).toBeNull();
    expect(await details(shop, id)).toMatchObject({ state: 'ended' });
    expect(await getRefusalKey(save({ ...form, id }))).toBe('groups.campaign_over');
    expect((await save({ ...form, ends_at: null })).id).not.toBe(id);
  });

  it('is one at a time for a goods, however many are saved at once', async ({ shop, save }) => {
    const { form } = await aForm(shop);
    const saved = await Promise.allSettled(Array.from({ length: 5 }, () => save(form)));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getRefusalKey(save(form))).toBe('groups.goods_busy');
  });

  it('changes until its first team opens; from then on what a team was promised stands', async ({
    market,
    shop,
    save,
  }) => {
    const { form, goods, large, tier } = await aForm(shop);
    const { id } = await save(form);
    await save({ ...form, id, tiers: [tier(3, '8.00', '16.00')] });
    expect(await details(shop, id)).toMatchObject({ tiers: [{ size: 3, price: '8.00' }] });
    await save({ ...form, id });
    const item = { goods_id: goods.id, sku_id: large };
    await aMember(market, { id, goodsId: goods.id, type: 'group', item });
    expect(await details(shop, id)).toMatchObject({ started: true, claimed: 1, teams: { start: 1 } });
    for (const change of [
      { tiers: [tier(3, '9.00', '18.00')] },
      { tiers: [tier(2, '9.00', '17.00')] },
      { kind: 'ladder' as const, tiers: [tier(2, '9.00', '18.00'), tier(3, '8.00', '17.00')] },
      { goods_id: (await aGoods(shop)).id },
      { draft: true },
    ]) {
      expect(await getRefusalKey(save({ ...form, id, ...change })), JSON.stringify(change)).toBe(
        'groups.already_started',
      );
    }
    const ends_at = market.seconds() + hour;
    await save({ ...form, id, hours: 2, per_person: 1, stock: 9, auto_form: true, ends_at });
    expect(await details(shop, id)).toMatchObject({
      hours: 2,
      per_person: 1,
      stock: 9,
      auto_form: true,
      ends_at,
    });
  });

  it('stands as promised when its goods is dearer or off sale meanwhile', async ({ market, shop, save }) => {
    const campaign = await aCampaign(shop);
    await aMember(market, campaign);
    await shop.seller.client.call('POST /seller/goods/state', {
      ids: [campaign.goodsId],
      state: 'off',
    });
    const prices = [{ sku_id: campaign.item.sku_id, price: '9.90' }];
    const form = { goods_id: campaign.goodsId, kind: 'ordinary', tiers: [{ size: 2, prices }] } as const;
    const ends_at = market.seconds() + hour;
    await save({ ...form, id: campaign.id, ends_at, tiers: [{ size: 2, prices }] });
    expect(await details(shop, campaign.id)).toMatchObject({ ends_at });
  });
});

describe('a campaign is refused', () => {
  it('with steps that cannot be sold', async ({ shop, save }) => {
    const { form, tier } = await aForm(shop);
    const elsewhere = firstSku(await aGoods(shop));
    const cases: [string, Partial<Form>][] = [
      ['groups.tiers_wrong', { kind: 'ladder' }],
      ['groups.price_not_lower', { tiers: [tier(2, '10.00', '18.00')] }],
      ['catalog.price_zero', { tiers: [tier(2, '0.00', '18.00')] }],
      [
        'groups.tiers_must_rise',
        { kind: 'ladder', tiers: [tier(2, '9.00', '18.00'), tier(3, '8.00', '18.00')] },
      ],
      ['groups.skus_wrong', { tiers: [{ size: 2, prices: [{ sku_id: elsewhere.sku_id, price: '1.00' }] }] }],
    ];
    for (const [key, change] of cases) expect(await getRefusalKey(save({ ...form, ...change }))).toBe(key);
  });

  it('with an end before its start or in the past', async ({ market, shop, save }) => {
    const { form } = await aForm(shop);
    const ends = (ends_at: number, starts_at?: number) =>
      getRefusalKey(save({ ...form, ends_at, ...(starts_at && { starts_at }) }));
    expect(await ends(market.seconds() - 1)).toBe('groups.times_wrong');
    expect(await ends(market.seconds() + hour, market.seconds() + 2 * hour)).toBe('groups.times_wrong');
  });

  it('for a goods off sale, unless it is a draft', async ({ shop, save }) => {
    const { form } = await aForm(shop);
    await shop.seller.client.call('POST /seller/goods/state', { ids: [form.goods_id], state: 'off' });
    expect(await getRefusalKey(save(form))).toBe('groups.goods_off_sale');
    expect(await save({ ...form, draft: true })).toEqual({ id: expect.any(Number) });
  });

  it('for another shop’s goods and in another shop’s name', async ({ market, shop, save }) => {
    const { form } = await aForm(shop);
    const { id } = await save(form);
    const elsewhere = await aShopFixture(market);
    expect(await getRefusalKey(save(form, elsewhere.seller))).toBe('common.not_found');
    expect(await getRefusalKey(save({ ...form, id }, elsewhere.seller))).toBe('common.not_found');
    const service = await aSeller(market, shop.id, 'service');
    expect(await getRefusalKey(save({ ...form, id }, service))).toBe('common.no_permission');
  });

  it('while its shop is suspended', async ({ market, operator, save }) => {
    const closed = await aShopFixture(market);
    const { goods_id, sku_id } = firstSku(await aGoods(closed));
    const shop = { id: closed.id, reason: '资质过期' };
    await operator.client.call('POST /platform/shops/suspend', shop);
    const tiers = [{ size: 2, prices: [{ sku_id, price: '9.00' }] }];
    const form = { goods_id, kind: 'ordinary', tiers } satisfies Form;
    expect(await getRefusalKey(save(form, closed.seller))).toBe('shops.suspended');
  });
});

describe('saving a campaign', () => {
  it('records what was chosen, before and after', async ({ market, shop, save }) => {
    const { form } = await aForm(shop);
    const { id } = await save(form);
    await save({ ...form, id, hours: 6 });
    await save({ ...form, id, hours: 6 });
    const { rows } = await market.server.kernel.database.pool.query(
      `select before, after from audit_log where subject = 'campaign' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toEqual([
      { before: null, after: expect.objectContaining({ state: 'open', kind: 'ordinary', hours: 24 }) },
      { before: { hours: 24 }, after: { hours: 6 } },
    ]);
  });
});

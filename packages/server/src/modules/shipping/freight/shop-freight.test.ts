import type { CallIn } from '@chengji/contract';
import {
  aGoods,
  anAddress,
  aShopFixture,
  firstSku,
  getRefusalKey,
  type Market,
  type ShopFixture,
  withCurrentVersion,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Form = CallIn<'POST /seller/freight/save'>;

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const everywhere = { provinces: [], first_units: 1, first: '8.00', next_units: 1, next: '2.00' };
const form = (traits: Partial<Form> = {}): Form => ({
  name: '快递',
  kind: 'piece',
  rates: [everywhere],
  free_over: null,
  no_delivery: [],
  ...traits,
});
const save = async (market: Market, traits: Partial<Form> = {}, who = shop.seller) =>
  who.client.call('POST /seller/freight/save', await withCurrentVersion(market, 'freight', form(traits)));
const list = (who = shop.seller) => who.client.call('GET /seller/freight/templates');
const remove = (id: number, who = shop.seller) => who.client.call('POST /seller/freight/delete', { id });

describe('a freight template', () => {
  it('is kept with its rates, and lists how many goods are sent by it', async ({ market }) => {
    const rates = [everywhere, { ...everywhere, provinces: ['650000', '540000'], first: '20.00' }];
    const saved = await save(market, { rates, free_over: '99.00', no_delivery: ['460000'] });
    expect(saved).toMatchObject({
      name: '快递',
      rates,
      free_over: '99.00',
      no_delivery: ['460000'],
      goods: 0,
    });
    await aGoods(shop, { freight_template_id: saved.id });
    const { rows, provinces } = await list();
    expect(rows.find(({ id }) => id === saved.id)).toEqual({ ...saved, goods: 1 });
    expect(provinces).toHaveLength(31);
    expect(provinces).toContainEqual({ code: '330000', name: '浙江省' });
  });

  it('that is changed counts for the next quote', async ({ market, shopper }) => {
    const { id } = await save(market);
    const items = [{ ...firstSku(await aGoods(shop, { freight_template_id: id })), number: 2 }];
    const address_id = await anAddress(shopper);
    const quote = () =>
      shopper.client.call('POST /wanlshop/order/quote', { type: 'goods', items, address_id });
    expect((await quote()).freight).toBe('10.00');
    await save(market, { id, rates: [{ ...everywhere, first: '5.00', next: '0.00' }] });
    expect((await quote()).freight).toBe('5.00');
  });

  it.for<[string, Partial<Form>, string]>([
    ['without a rate for everywhere else', { rates: [] }, 'rates'],
    ['with a province twice', { no_delivery: ['330000', '330000'] }, 'provinces'],
    ['with a province that is not there', { no_delivery: ['999999'] }, 'provinces'],
    ['that is free and asks for money', { kind: 'free' }, 'rates'],
  ])('%s is refused by its field', async ([_, traits, field], { market }) => {
    const { body } = await market.request('POST /seller/freight/save', form(traits), {
      token: shop.seller.token,
    });
    expect(body.data).toMatchObject({ key: 'common.invalid_input', field });
  });

  it('goes when no goods are sent by it any more', async ({ market }) => {
    const { id } = await save(market);
    const goods = await aGoods(shop, { freight_template_id: id });
    expect(await getRefusalKey(remove(id))).toBe('shipping.template_in_use');
    await shop.seller.client.call('POST /seller/goods/save', {
      ...goods,
      skus: goods.skus.map((sku) => ({ ...sku })),
      freight_template_id: shop.templateId,
    } as CallIn<'POST /seller/goods/save'>);
    await remove(id);
    expect(await getRefusalKey(remove(id))).toBe('common.not_found');
  });

  it('is not taken away beneath a goods that is saved at that moment', async ({ market }) => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await save(market);
      const [goods, removed] = await Promise.allSettled([
        aGoods(shop, { freight_template_id: id }),
        remove(id),
      ]);
      expect([goods.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('is the own shop’s alone', async ({ market }) => {
    const { id } = await save(market);
    const elsewhere = (await aShopFixture(market)).seller;
    expect(await getRefusalKey(save(market, { id }, elsewhere))).toBe('common.not_found');
    expect(await getRefusalKey(remove(id, elsewhere))).toBe('common.not_found');
    expect((await list(elsewhere)).rows.map((row) => row.id)).not.toContain(id);
  });

  it('is one of so many', async ({ market }) => {
    for (let made = 1; made < 50; made += 1) await save(market, { name: `模板 ${made}` });
    expect(await getRefusalKey(save(market))).toBe('shipping.too_many_templates');
  });

  it('is recorded as it was and as it is', async ({ market }) => {
    const { id } = await save(market);
    await save(market, { id, name: '慢递' });
    await remove(id);
    const { rows } = await market.server.kernel.database.pool.query(
      `select before, after from audit_log where subject = 'freight_template' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toMatchObject([
      { before: null, after: { name: '快递', kind: 'piece' } },
      { before: { name: '快递' }, after: { name: '慢递' } },
      { before: { name: '慢递', goods: 0 }, after: null },
    ]);
  });
});

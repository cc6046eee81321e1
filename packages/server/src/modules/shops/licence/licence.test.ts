/** Until when a shop's licence holds: entered by the shop or the platform, and told before and after. */
import {
  anApplication,
  aSeller,
  aShopFixture,
  getRefusalKey,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const day = 86_400;
/** Months pass here, and nobody is to log in again. */
const it = marketTest.extend('marketOptions', {
  settings: { 'identity.token_days': 365, 'identity.session_max_days': 730 },
});

const inDays = (market: Market, days: number): string => {
  const { calendar, clock } = market.context();
  return calendar.toDay(calendar.addDays(clock.now(), days));
};
const save = ({ client }: Person, ends_on: string | null, seen: string | null = null) =>
  client.call('POST /seller/shop/licence', { ends_on, seen });
const alerts = async (market: Market, { client }: Person, side: 'seller' | 'platform') => {
  await market.settle();
  const { rows } = await client.call(
    side === 'seller' ? 'GET /seller/alerts/list' : 'GET /platform/alerts/list',
    {},
  );
  return rows.filter(({ kind }) => kind.startsWith('licence_'));
};

describe('a licence', () => {
  it('is entered by the shop itself, from the day it saw, and seen by the platform', async ({
    market,
    operator,
  }) => {
    const { seller, id } = await aShopFixture(market);
    expect(await seller.client.call('GET /seller/shop/licence', {})).toEqual({
      ends_on: null,
      state: 'unknown',
    });
    const ends_on = inDays(market, 10);
    expect(await save(seller, ends_on)).toEqual({ ends_on, state: 'ends_soon' });
    const { licence } = await operator.client.call('GET /platform/shops/details', { id });
    expect(licence).toEqual({ ends_on, state: 'ends_soon' });
    expect(await getRefusalKey(save(seller, null, null))).toBe('shops.state_changed');
    expect(await save(seller, null, ends_on)).toEqual({ ends_on: null, state: 'unknown' });
  });

  it('is a matter of who may change the shop', async ({ market }) => {
    const { id } = await aShopFixture(market);
    const clerk = await aSeller(market, id, 'shipping');
    expect(await getRefusalKey(save(clerk, inDays(market, 10)))).toBe('common.no_permission');
    expect(await getRefusalKey(clerk.client.call('GET /seller/shop/licence', {}))).toBe(
      'common.no_permission',
    );
  });

  it('is told to the shop thirty days before it ends and to the platform once it has, each once', async ({
    market,
    operator,
  }) => {
    const { seller, id } = await aShopFixture(market);
    const ends_on = inDays(market, 40);
    await save(seller, ends_on);
    expect(await alerts(market, seller, 'seller')).toEqual([]);
    await market.advance(11 * day);
    expect(await alerts(market, seller, 'seller')).toMatchObject([
      { kind: 'licence_ending', params: { day: ends_on } },
    ]);
    const ofShop = async () =>
      (await alerts(market, operator, 'platform')).filter(({ subject_id }) => subject_id === id);
    expect(await ofShop()).toEqual([]);
    await market.advance(30 * day);
    expect(await ofShop()).toMatchObject([{ kind: 'licence_over', params: { day: ends_on } }]);
    expect(await alerts(market, seller, 'seller')).toHaveLength(1);
  });

  it('that is renewed in time is told to nobody', async ({ market, operator }) => {
    const { seller, id } = await aShopFixture(market);
    const ends_on = inDays(market, 40);
    await save(seller, ends_on);
    await save(seller, inDays(market, 400), ends_on);
    await market.advance(45 * day);
    expect(await alerts(market, seller, 'seller')).toEqual([]);
    const ofShop = (await alerts(market, operator, 'platform')).filter(({ subject_id }) => subject_id === id);
    expect(ofShop).toEqual([]);
  });

  it('that is over when it is entered is told to the platform at once', async ({ market, operator }) => {
    const { seller, id } = await aShopFixture(market);
    await save(seller, inDays(market, -3));
    await market.advance(1);
    const told = (await alerts(market, operator, 'platform')).filter(({ subject_id }) => subject_id === id);
    expect(told).toHaveLength(1);
    expect(await alerts(market, seller, 'seller')).toEqual([]);
  });
});

describe('the licence of an application', () => {
  it('becomes that of the shop, and one that is over is refused', async ({ market, operator }) => {
    const licence_ends_on = inDays(market, 500);
    const { id, shopper, form } = await anApplication(market, { licence_ends_on });
    const seen = await operator.client.call('GET /platform/applications/details', { id });
    expect(seen.licence_ends_on).toBe(licence_ends_on);
    await operator.client.call('POST /platform/applications/reject', { id, reason: '请更新' });
    const again = shopper.client.call('POST /wanlshop/apply/save', {
      ...form,
      licence_ends_on: inDays(market, -1),
    });
    expect(await getRefusalKey(again)).toBe('shops.licence_over');
    await shopper.client.call('POST /wanlshop/apply/save', form);
    const { shop_id } = await operator.client.call('POST /platform/applications/approve', { id });
    const { licence } = await operator.client.call('GET /platform/shops/details', { id: shop_id });
    expect(licence).toEqual({ ends_on: licence_ends_on, state: 'valid' });
  });
});

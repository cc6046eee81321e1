/** Who enters the last day of a licence, and what becomes of reminders when it changes. */
import {
  anOperator,
  aSeller,
  aShopFixture,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const day = 86_400;
/** Months pass here, and nobody is to log in again. */
const it = marketTest
  .extend('marketOptions', {
    settings: {
      'identity.token_days': 365,
      'identity.session_max_days': 730,
      'shops.licence_warn_days': 10,
    },
  })
  .extend('licensed', ({ market }) => aShopFixture(market));

const inDays = (market: Market, days: number): string => {
  const { calendar, clock } = market.context();
  return calendar.toDay(calendar.addDays(clock.now(), days));
};
const saveOwn = ({ client }: Person, ends_on: string | null, seen: string | null = null) =>
  client.call('POST /seller/shop/licence', { ends_on, seen });
const saveAsPlatform = (
  { client }: Person,
  { id }: { id: number },
  ends_on: string | null,
  seen: string | null = null,
) => client.call('POST /platform/shops/licence', { id, ends_on, seen });
const show = ({ seller }: ShopFixture) => seller.client.call('GET /seller/shop/licence', {});
const listTold = async (market: Market, { client }: Person) => {
  await market.settle();
  const { rows } = await client.call('GET /seller/alerts/list', {});
  return rows.filter(({ kind }) => kind === 'licence_ending').map(({ params }) => params);
};
const readAudit = async (market: Market, { id }: { id: number }) =>
  (
    await market.server.kernel.database.pool.query(
      `select before, after from audit_log where subject = 'shop' and subject_id = $1 order by id`,
      [String(id)],
    )
  ).rows;

describe('the last day of a licence', () => {
  it('is entered by the platform as well, and read by the shop', async ({
    market,
    operator,
    licensed: shop,
  }) => {
    const ends_on = inDays(market, 100);
    expect(await saveAsPlatform(operator, shop, ends_on)).toBeNull();
    expect(await show(shop)).toEqual({ ends_on, state: 'valid' });
  });

  it('is changed only by one who saw what stands there, on either side', async ({
    market,
    operator,
    licensed: shop,
  }) => {
    const [first, second] = [inDays(market, 100), inDays(market, 200)];
    await saveAsPlatform(operator, shop, first);
    expect(await getRefusalKey(saveOwn(shop.seller, second))).toBe('shops.state_changed');
    await saveOwn(shop.seller, second, first);
    expect(await getRefusalKey(saveAsPlatform(operator, shop, null, first))).toBe('shops.state_changed');
    expect((await show(shop)).ends_on).toBe(second);
  });

  it('is recorded from what to what', async ({ market, operator, licensed: shop }) => {
    const ends_on = inDays(market, 100);
    await saveAsPlatform(operator, shop, ends_on);
    await saveOwn(shop.seller, null, ends_on);
    expect((await readAudit(market, shop)).slice(-2)).toEqual([
      { before: { licence_ends_on: null }, after: { licence_ends_on: ends_on } },
      { before: { licence_ends_on: ends_on }, after: { licence_ends_on: null } },
    ]);
  });

  it('is of a shop that is there, and of a day that is one', async ({ market, operator, licensed: shop }) => {
    const ends_on = inDays(market, 100);
    const lost = saveAsPlatform(operator, { id: 900_000_000 }, ends_on);
    expect(await getRefusalKey(lost)).toBe('common.not_found');
    for (const wrong of ['2027-02-30', '2027-1-1', 'soon', ''])
      await expect(saveOwn(shop.seller, wrong), wrong).rejects.toMatchObject({
        key: 'common.invalid_input',
        field: 'ends_on',
      });
  });

  it('is not for staff without the right, of the shop or of the platform', async ({
    market,
    licensed: shop,
  }) => {
    const clerk = await aSeller(market, shop.id, 'service');
    expect(await getRefusalKey(saveOwn(clerk, null))).toBe('common.no_permission');
    const support = await anOperator(market, 'finance');
    expect(await getRefusalKey(saveAsPlatform(support, shop, null))).toBe('common.no_permission');
  });

  it('stands in the state of the day: valid, ending soon on the day set, over the day after', async ({
    market,
    licensed: shop,
  }) => {
    const state = async (days: number) => {
      const seen = (await show(shop)).ends_on;
      return (await saveOwn(shop.seller, inDays(market, days), seen)).state;
    };
    expect([await state(11), await state(10), await state(0), await state(-1)]).toEqual([
      'valid',
      'ends_soon',
      'ends_soon',
      'over',
    ]);
  });
});

describe('the reminder of a licence', () => {
  it('comes so many days before as the setting says', async ({ market, licensed: shop }) => {
    const ends_on = inDays(market, 20);
    await saveOwn(shop.seller, ends_on);
    await market.advance(9 * day);
    expect(await listTold(market, shop.seller)).toEqual([]);
    await market.advance(2 * day);
    expect(await listTold(market, shop.seller)).toEqual([expect.objectContaining({ day: ends_on })]);
  });

  it('does not come again when the same day is saved again', async ({ market, licensed: shop }) => {
    const ends_on = inDays(market, 5);
    await saveOwn(shop.seller, ends_on);
    await market.advance(1);
    expect(await listTold(market, shop.seller)).toHaveLength(1);
    await saveOwn(shop.seller, ends_on, ends_on);
    await market.advance(day);
    expect(await listTold(market, shop.seller)).toHaveLength(1);
  });

  it('comes anew for another day, and not at all once no day is known', async ({
    market,
    licensed: shop,
  }) => {
    const [first, second] = [inDays(market, 5), inDays(market, 30)];
    await saveOwn(shop.seller, first);
    await market.advance(1);
    await saveOwn(shop.seller, second, first);
    await market.advance(21 * day);
    expect(await listTold(market, shop.seller)).toHaveLength(2);
    const other = await aShopFixture(market);
    const theirs = inDays(market, 15);
    await saveOwn(other.seller, theirs);
    await saveOwn(other.seller, null, theirs);
    await market.advance(16 * day);
    expect(await listTold(market, other.seller)).toEqual([]);
  });
});

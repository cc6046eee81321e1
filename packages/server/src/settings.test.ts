/** What the operator sets has an effect: a market where much is set otherwise than by default. */
import { globSync, readFileSync } from 'node:fs';
import { settings } from '@chengji/contract/settings';
import {
  aCampaign,
  aGoods,
  aMember,
  anAddress,
  anOperator,
  aShopFixture,
  aShopper,
  complain,
  firstSku,
  getRefusalKey,
  type Market,
  payTrade,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const minute = 60;
const day = 86_400;

const it = marketTest.extend('marketOptions', {
  settings: {
    'catalog.low_stock': 4,
    'complaints.per_day': 2,
    'complaints.answer_days': 1,
    'complaints.reasons': [{ code: 'other', types: ['goods'], zh: '别的', en: 'Something' }],
    'content.company': '青禾农业',
    'content.service_phone': '0571-8888',
    'groups.late_choice': 'refund',
    'groups.team_hours': 6,
    'identity.confirm_minutes': 2,
    'identity.sms_market_per_day': 2,
    'ledger.bill_hour': 14,
    'orders.group_auto_close_minutes': 7,
    'orders.transit_days_remote': 9,
    'refunds.channel_hours': 3,
    'shipping.most_addresses': 2,
    'shops.licence_warn_days': 5,
  },
});

const query = async (market: Market, sql: string, values: unknown[] = []) =>
  (await market.server.kernel.database.pool.query(sql, values)).rows as Record<string, unknown>[];

it('every setting is named in a test of its effect', () => {
  const tests = globSync('packages/*/src/**/*.test.{ts,tsx}', { cwd: new URL('../../..', import.meta.url) });
  const texts = tests.map((path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
  const untested = Object.keys(settings).filter((name) => !texts.some((text) => text.includes(`'${name}'`)));
  expect(untested).toEqual([]);
});

describe('goods', () => {
  it('are low in stock below the pieces set', async ({ shop }) => {
    await aGoods(shop, { stock: 3 });
    await aGoods(shop, { stock: 4 });
    const { counts } = await shop.seller.client.call('GET /seller/goods/list', {});
    expect(counts.low).toBe(1);
  });

  it('are on their way to a remote province for the days set', async ({ market, shop }) => {
    const { sku_id } = firstSku(await aGoods(shop));
    const lhasa = '540102';
    const { send_by, arrives_by } = await market
      .client()
      .call('GET /wanlshop/goods/delivery', { sku_id, district_code: lhasa });
    expect(((arrives_by ?? 0) - send_by) / day).toBe(9);
  });
});

describe('complaints', () => {
  it('have the reasons set, are answered in the days set, and are as many a day as set', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const { rows } = await shopper.client.call('GET /wanlshop/complaint/reasons', { type: 'goods' });
    expect(rows).toEqual([{ code: 'other', text: '别的' }]);
    const aTarget = async () => ({ type: 'goods' as const, target_id: (await aGoods(shop)).id });
    const { due_at } = await complain(shopper, await aTarget());
    expect(due_at - market.seconds()).toBe(day);
    await complain(shopper, await aTarget());
    expect(await getRefusalKey(complain(shopper, await aTarget()))).toBe('complaints.too_many_today');
  });
});

describe('the app', () => {
  it('shows the company and the phone set', async ({ market }) => {
    const { appInfo, appConfig } = await market.client().call('GET /wanlshop/common/init', {});
    expect(JSON.stringify([appInfo, appConfig])).toContain('青禾农业');
    expect(JSON.stringify([appInfo, appConfig])).toContain('0571-8888');
  });
});

describe('a team', () => {
  it('is open for the hours set where its campaign says nothing, and who pays late gets what is set', async ({
    market,
  }) => {
    const shop = await aShopFixture(market);
    const { team_hours } = await shop.seller.client.call('GET /seller/campaigns/terms', {});
    expect(team_hours).toBe(6);
    const { teamId } = await aMember(market, await aCampaign(shop));
    expect(await query(market, 'select late from seats where team_id = $1', [teamId])).toEqual([
      { late: 'refund' },
    ]);
  });

  it('loses an order that nobody pays after the minutes set', async ({ market }) => {
    const shop = await aShopFixture(market);
    const member = await aMember(market, await aCampaign(shop), { pays: false });
    await market.advance(7 * minute);
    const { state } = await member.client.call('GET /wanlshop/order/details', { id: member.orderId });
    expect(state).toBe('closed');
    expect(await getRefusalKey(payTrade(member, member))).not.toBe('');
  });
});

describe('a shopper', () => {
  it('has no more addresses than are set', async ({ market }) => {
    const shopper = await aShopper(market);
    await anAddress(shopper);
    await anAddress(shopper);
    expect(await getRefusalKey(anAddress(shopper))).toBe('shipping.too_many_addresses');
  });
});

describe('staff', () => {
  it('confirm again who they are after the minutes set', async ({ market }) => {
    const admin = await anOperator(market);
    const change = (value: number) =>
      admin.client.call('POST /platform/settings/save', { name: 'orders.auto_close_minutes', value });
    const passMinutes = (minutes: number) =>
      query(
        market,
        "update sessions set confirmed_at = confirmed_at - $1 * interval '1 minute' where subject_id = $2 and kind = 'platform'",
        [minutes, admin.id],
      );
    await passMinutes(1);
    await change(31);
    await passMinutes(1);
    expect(await getRefusalKey(change(32))).toBe('identity.confirmation_required');
  });

  it('are warned of a licence that ends within the days set', async ({ market, shop, operator }) => {
    const { calendar, clock } = market.context();
    const getState = async (days: number) => {
      const ends_on = calendar.toDay(calendar.addDays(clock.now(), days));
      const seen = (await operator.client.call('GET /platform/shops/list', {})).rows.find(
        ({ id }) => id === shop.id,
      )?.licence.ends_on;
      await operator.client.call('POST /platform/shops/licence', {
        id: shop.id,
        ends_on,
        seen: seen ?? null,
      });
      const { rows } = await operator.client.call('GET /platform/shops/list', {});
      return rows.find(({ id }) => id === shop.id)?.licence.state;
    };
    expect([await getState(5), await getState(6)]).toEqual(['ends_soon', 'valid']);
  });
});

describe('the market', () => {
  it('sends no more codes a day than are set, of which a tenth is kept for people it knows', async ({
    market,
  }) => {
    const send = (mobile: string) =>
      market.client().call('POST /wanlshop/sms/send', { mobile, event: 'login' });
    await send('13700000001');
    expect(await getRefusalKey(send('13700000002'))).toBe('identity.codes_paused');
  });

  it('fetches the bills of its channels at the hour set', async ({ market }) => {
    // the first was planned when the market began, each next one when the one before it was compared, which is the day after
    await market.advance(2 * day);
    const [bill] = await query(market, 'select max(fetch_at) as fetch_at from channel_bills');
    expect((bill?.fetch_at as Date | undefined)?.getUTCHours()).toBe(14 - 8);
  });
});

import {
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type ShopFixture,
  writeToShop,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { findAway, readMinuteText, toMinute, toTime } from './hours.rules.ts';

const it = marketTest
  .extend('marketOptions', { settings: { 'chat.burst_messages': 100 } })
  .extend('desk', ({ market }) => aShopFixture(market));

const away = '您好，客服已下班，上班后第一时间回复您';
const save = async ({ seller }: ShopFixture, traits: object = {}) =>
  seller.client.call('POST /seller/chat/hours_save', {
    ...(await seller.client.call('GET /seller/chat/hours', {})),
    on: true,
    days: [1, 2, 3, 4, 5, 6, 7],
    away,
    ...traits,
  });

/** Until a quarter past this time of day. */
async function untilTime(market: Market, time: string) {
  const { calendar } = market.context();
  const day = calendar.toDay(calendar.addDays(market.now(), 1));
  const at = calendar.fromSecondText(`${day} ${time}:00`);
  await market.advance(Math.ceil((at.getTime() - market.now().getTime()) / 1_000));
}

describe('the hours of a shop', () => {
  it('are none until it sets them', async ({ market, desk: shop }) => {
    expect(await shop.seller.client.call('GET /seller/chat/hours', {})).toEqual({
      version: 1,
      on: false,
      days: [1, 2, 3, 4, 5],
      from: '09:00',
      to: '18:00',
      away: '',
    });
    const shopper = await aShopper(market);
    const peer = await shopper.client.call('GET /wanlshop/chat/peer', { user_id: shop.id });
    expect(peer.away).toBeNull();
  });

  it('say the away message outside of them, once in a conversation and day', async ({
    market,
    desk: shop,
  }) => {
    const shopper = await aShopper(market);
    await save(shop, { from: '09:00', to: '18:00' });
    await untilTime(market, '20:00');
    const peer = () => shopper.client.call('GET /wanlshop/chat/peer', { user_id: shop.id });
    expect((await peer()).away).toBe(away);
    await writeToShop(shopper, shop);
    await writeToShop(shopper, shop);
    const history = async () =>
      (await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id })).rows;
    expect((await history()).map(({ form }) => form.shop_id)).toEqual([null, shop.id, null]);
    expect((await history())[1]).toMatchObject({ message: { content: { text: away } }, agent: null });
    const { rows } = await shop.seller.client.call('GET /seller/chat/list', { tab: 'waiting' });
    expect(rows).toHaveLength(1);
    expect(await shop.seller.client.call('GET /seller/chat/figures', {})).toMatchObject({ answered: 0 });
    await untilTime(market, '10:00');
    expect((await peer()).away).toBeNull();
    await writeToShop(shopper, shop);
    expect(await history()).toHaveLength(4);
    await untilTime(market, '20:00');
    await writeToShop(shopper, shop);
    expect(await history()).toHaveLength(6);
  });

  it('are refused when they end before they begin, or have nothing to say', async ({ desk: shop }) => {
    expect(await getRefusalKey(save(shop, { from: '18:00', to: '18:00' }))).toBe('chat.hours_order');
    expect(await getRefusalKey(save(shop, { away: '' }))).toBe('chat.away_missing');
    expect(await getRefusalKey(save(shop, { from: '25:00' }))).toBe('common.invalid_input');
    expect(await save(shop, { on: false, away: '' })).toMatchObject({ version: 2, on: false });
    expect(await getRefusalKey(save(shop, { version: 1 }))).toBe('common.edit_conflict');
  });
});

describe('the rules of hours', () => {
  const hours = { isOn: true, days: [1, 5], fromMinute: 540, toMinute: 1_080, away };

  it('hold from the first minute up to the last, on their days', () => {
    const at = (text: string) => findAway(hours, text);
    expect(at('2026-11-27 09:00')).toBeNull();
    expect(at('2026-11-27 17:59')).toBeNull();
    expect(at('2026-11-27 18:00')).toBe(away);
    expect(at('2026-11-27 08:59')).toBe(away);
    expect(at('2026-11-28 10:00')).toBe(away);
    expect(findAway({ ...hours, isOn: false }, '2026-11-28 10:00')).toBeNull();
    expect(findAway(null, '2026-11-28 10:00')).toBeNull();
  });

  it('count days from Monday', () => {
    expect(readMinuteText('2026-11-23 00:01')).toEqual({ weekday: 1, minute: 1 });
    expect(readMinuteText('2026-11-29 23:59')).toEqual({ weekday: 7, minute: 1_439 });
  });

  it('read and write times of day', () => {
    expect([toMinute('09:05'), toTime(545), toTime(1_439)]).toEqual([545, '09:05', '23:59']);
  });
});

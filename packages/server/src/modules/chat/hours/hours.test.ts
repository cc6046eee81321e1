import {
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type ShopFixture,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { findAway, readMinuteText, toMinute, toTime } from './hours.rules.ts';

const it = marketTest
  .extend('marketOptions', { settings: { 'chat.burst_messages': 100 } })
  .extend('inbox', ({ market }) => aShopFixture(market));

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
  it('are none until it sets them', async ({ market, inbox: shop }) => {
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
    inbox: shop,
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

  it('are refused when they are empty, or have nothing to say', async ({ inbox: shop }) => {
    expect(await getRefusalKey(save(shop, { from: '18:00', to: '18:00' }))).toBe('chat.hours_empty');
    expect(await getRefusalKey(save(shop, { away: '' }))).toBe('chat.away_missing');
    expect(await getRefusalKey(save(shop, { from: '25:00' }))).toBe('common.invalid_input');
    expect(await save(shop, { on: false, away: '' })).toMatchObject({ version: 2, on: false });
    expect(await getRefusalKey(save(shop, { version: 1 }))).toBe('common.edit_conflict');
  });
});

describe('the away message', () => {
  const listAway = async (shop: ShopFixture, id: number) => {
    const { rows } = await shop.seller.client.call('GET /seller/chat/history', { user_id: id });
    return rows.filter(({ form, agent }) => form.shop_id === shop.id && agent === null);
  };

  it('is said on the days the shop does not answer, all day', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await save(shop, { days: [], from: '00:00', to: '23:59' });
    await untilTime(market, '12:00');
    await writeToShop(shopper, shop);
    expect(await listAway(shop, shopper.id)).toHaveLength(1);
  });

  it('is said anew after midnight, which begins another day', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await save(shop, { from: '09:00', to: '18:00' });
    await untilTime(market, '23:50');
    await writeToShop(shopper, shop);
    await market.advance(900);
    await writeToShop(shopper, shop);
    await writeToShop(shopper, shop);
    expect(await listAway(shop, shopper.id)).toHaveLength(2);
  });

  it('is said in each conversation, and is unread by its shopper', async ({ market, inbox: shop }) => {
    await save(shop, { days: [] });
    for (const shopper of [await aShopper(market), await aShopper(market)]) {
      await writeToShop(shopper, shop);
      expect(await listAway(shop, shopper.id)).toHaveLength(1);
      expect((await shopper.client.call('GET /wanlshop/chat/list', {})).unread).toBe(1);
    }
  });

  it('is not said to what the shop itself writes, nor once it is switched off', async ({
    market,
    inbox: shop,
  }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    await save(shop, { days: [] });
    await writeToShopper(shop.seller, shopper);
    await save(shop, { on: false });
    await writeToShop(shopper, shop);
    expect(await listAway(shop, shopper.id)).toEqual([]);
  });

  it('may be recalled by nobody: no person wrote it', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await save(shop, { days: [] });
    await writeToShop(shopper, shop);
    const [said] = await listAway(shop, shopper.id);
    const id = said?.message.id ?? 0;
    const byShop = shop.seller.client.call('POST /seller/chat/recall', { id });
    expect(await getRefusalKey(byShop)).toBe('common.not_found');
    const byShopper = shopper.client.call('POST /wanlshop/chat/recall', { id });
    expect(await getRefusalKey(byShopper)).toBe('common.not_found');
  });
});

describe('saving hours', () => {
  it('keeps each day once and in order', async ({ inbox: shop }) => {
    expect(await save(shop, { days: [5, 1, 5, 3] })).toMatchObject({ days: [1, 3, 5] });
    expect(await getRefusalKey(save(shop, { days: [8] }))).toBe('common.invalid_input');
  });

  it('names the field that is wrong', async ({ inbox: shop }) => {
    await expect(save(shop, { from: '22:00', to: '22:00' })).rejects.toMatchObject({
      key: 'chat.hours_empty',
      field: 'to',
    });
    await expect(save(shop, { away: '   ' })).rejects.toMatchObject({
      key: 'chat.away_missing',
      field: 'away',
    });
    await expect(save(shop, { away: '长'.repeat(201) })).rejects.toMatchObject({ field: 'away' });
  });

  it('is a matter of who manages the shop; who answers may read them', async ({ market, inbox: shop }) => {
    const service = await aSeller(market, shop.id, 'service');
    const form = await save(shop);
    expect(await service.client.call('GET /seller/chat/hours', {})).toEqual(form);
    const refused = service.client.call('POST /seller/chat/hours_save', form);
    expect(await getRefusalKey(refused)).toBe('common.no_permission');
  });

  it('changes nothing of another shop', async ({ market, inbox: shop }) => {
    await save(shop, { days: [] });
    const [shopper, other] = [await aShopper(market), await aShopFixture(market)];
    const peer = await shopper.client.call('GET /wanlshop/chat/peer', { user_id: other.id });
    expect(peer.away).toBeNull();
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

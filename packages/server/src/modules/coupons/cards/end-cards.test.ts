import {
  aCard,
  aCoupon,
  aShopFixture,
  aShopper,
  type Market,
  type ShopFixture,
  type ShopperPerson,
  startMarket,
} from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fireDue } from '../../../kernel/jobs/job.ts';
import { cardExpiry, cardReminders } from '../coupons.jobs.ts';
import { expireCards } from './end-cards.ts';

const hour = 3_600;
const day = 24 * hour;

let here: Market;
let there: Market;
let shop: ShopFixture;
let shopper: ShopperPerson;
beforeAll(async () => {
  here = await startMarket();
  there = await startMarket({ databaseUrl: here.databaseUrl });
  shop = await aShopFixture(here);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
beforeEach(async () => {
  shopper = await aShopper(here);
  await here.settle();
});

const endsIn = (time: number) => ({ valid_from: here.seconds(), valid_to: here.seconds() + time });
const query = async <T extends object>(text: string, values: unknown[]): Promise<T[]> =>
  (await here.server.kernel.database.pool.query<T>(text, values)).rows;
const listStates = async () =>
  (
    await query<{ state: string }>('select state from cards where shopper_id = $1 order by id', [shopper.id])
  ).map(({ state }) => state);
const reminders = async () => {
  const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { limit: 50 });
  return rows.filter(({ modules }) => modules === 'coupon').map(({ content }) => content);
};

/** As if so much time had gone by for the cards of this shopper, while nobody looked. */
const age = (by: string) =>
  query(
    `update cards set valid_to = valid_to - $2::interval, remind_at = remind_at - $2::interval
     where shopper_id = $1`,
    [shopper.id, by],
  );

describe('cards whose time is over', () => {
  it('expire once, though two nodes see it at the same moment', async () => {
    const id = await aCoupon(shop.seller, { per_person: 40, total: 40, ...endsIn(hour) });
    for (let number = 0; number < 40; number += 1) {
      await shopper.client.call('POST /wanlshop/coupon/receive', { id });
    }
    await age('2 hours');
    const due = await cardExpiry.listDue(here.context().db, here.now(), 100);
    const ids = due.map(({ id }) => id);
    const expired = await Promise.all([here, there].map((market) => expireCards(market.context(), ids)));
    expect(expired.reduce((sum, number) => sum + number, 0)).toBe(40);
    expect(new Set(await listStates())).toEqual(new Set(['expired']));
    expect(await expireCards(here.context(), ids)).toBe(0);
  });

  it('are those whose last second has come, and no others', async () => {
    await aCard(shopper, shop.seller, endsIn(3 * hour));
    await aCard(shopper, shop.seller, endsIn(4 * hour));
    await age('3 hours');
    await fireDue(here.context(), cardExpiry);
    expect(await listStates()).toEqual(['expired', 'unused']);
  });

  it('are looked for at the moment the next one ends', async () => {
    await aCard(shopper, shop.seller, endsIn(30 * day));
    const next = await aCard(shopper, shop.seller, endsIn(hour / 2));
    const listed = await here.server.kernel.runner.listNext();
    const deadline = listed.find(({ name }) => name === 'coupons.expire_cards');
    expect(Math.floor((deadline?.at.getTime() ?? 0) / 1_000)).toBe(next.valid_to);
    await here.advance(hour);
    expect(await listStates()).toEqual(['unused', 'expired']);
  });
});

describe('the word that cards are about to expire', () => {
  it('is given once for all that end within hours of each other', async () => {
    await aCard(shopper, shop.seller, endsIn(2 * day));
    await aCard(shopper, shop.seller, endsIn(2 * day + 3 * hour));
    await aCard(shopper, shop.seller, endsIn(5 * day));
    await age('1 day');
    await Promise.all([here, there].map((market) => fireDue(market.context(), cardReminders)));
    await here.settle();
    expect(await reminders()).toEqual(['您有 2 张优惠券明天到期，别忘了使用。']);
    await fireDue(here.context(), cardReminders);
    await here.settle();
    expect(await reminders()).toHaveLength(1);
  });

  it('is given again for what ends days later, in the language of who reads it', async () => {
    await aCard(shopper, shop.seller, endsIn(2 * day));
    await aCard(shopper, shop.seller, endsIn(6 * day));
    await here.advance(5 * day);
    expect(await reminders()).toHaveLength(2);
    const english = await here.client(shopper.token, 'en').call('GET /wanlshop/notice/list', {});
    expect(english.rows[0]?.content).toContain('expiring tomorrow: 1');
  });

  it('opens the own cards', async () => {
    await aCard(shopper, shop.seller, endsIn(2 * day));
    await here.advance(day);
    const { rows } = await shopper.client.call('GET /wanlshop/notice/list', {});
    expect(rows[0]).toMatchObject({ kind: 'notify', modules: 'coupon', modules_id: null });
  });
});

/** However much is issued and held, what people wait for is read off an index. */
import {
  aCard,
  aCoupon,
  aShopFixture,
  aShopper,
  explainQuery,
  type Market,
  toPlanCost,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '../../kernel/db/database.ts';
import { listCardsForCheckout } from './cards/card.queries.ts';
import { expireDue } from './cards/expire.queries.ts';
import { countUnused, listOwnCards } from './cards/own-cards.queries.ts';
import { listForGoods, listShown } from './coupon.queries.ts';
import { cardExpiry, cardReminders } from './coupons.jobs.ts';

const issued = 20_000;
const held = 50_000;

let shopId = 0;
let shopperId = 0;

/** Another shop issues coupons without end, and somebody else holds cards of one of them. */
it.beforeAll(async ({ market }) => {
  const [other, shop] = [await aShopFixture(market), await aShopFixture(market)];
  shopId = shop.id;
  await aCoupon(shop.seller);
  const collector = await aShopper(market);
  const card = await aCard(collector, other.seller);
  const shopper = await aShopper(market);
  shopperId = shopper.id;
  await aCard(shopper, shop.seller);
  const { db } = market.server.kernel;
  const coupon = sql.raw(
    `shop_id, type, title, title_en, amount_cents, least_spend_cents, scope, scope_ids, scope_names, total,
     per_person, valid_days, receive_from, is_draft, created_at, updated_at`,
  );
  await db.execute(sql`
    insert into coupons (${coupon}) select ${coupon} from coupons, generate_series(1, ${issued})
    where id = ${card.coupon_id}`);
  await db.execute(sql`
    insert into cards (coupon_id, shopper_id, shop_id, terms, state, valid_from, valid_to, remind_at, received_at)
    select coupon_id, shopper_id, shop_id, terms, state, valid_from, valid_to + n * interval '1 minute',
      remind_at + n * interval '1 minute', received_at
    from cards, generate_series(1, ${held}) as n where id = ${card.id}`);
  await db.execute(sql`vacuum analyze coupons, cards`);
});

const now = (market: Market) => market.now();
const asked = (market: Market): [string, (db: Db) => Promise<unknown>][] => [
  ['the coupons of a goods', (db) => listForGoods(db, { goodsId: 1, shopId, categoryIds: [1] }, now(market))],
  [
    'the cards of a checkout',
    (db) => listCardsForCheckout(db, { shopperId, shopIds: [shopId], chosen: [], now: now(market) }),
  ],
  ['the unused cards of a person', (db) => countUnused(db, shopperId, now(market))],
  ['what expires next', (db) => cardExpiry.nextDue(db)],
  ['what is due', (db) => cardExpiry.listDue(db, now(market), 1_000)],
  ['whom to remind', (db) => cardReminders.listDue(db, now(market), 1_000)],
];

describe('the console', () => {
  it('a goods’ page, a checkout and a deadline cost next to nothing among many', async ({ market }) => {
    for (const [what, ask] of asked(market))
      expect(toPlanCost(await explainQuery(market, ask)), what).toBeLessThan(50);
  });

  it('a page of a wallet is neither sorted nor gathered whole', async ({ market }) => {
    const page = { now: now(market), after: [now(market).getTime(), 1], limit: 21 };
    const plan = await explainQuery(market, (db) => listOwnCards(db, shopperId, 'unused', page));
    expect(plan).toContain('cards_of_shopper');
    expect(toPlanCost(plan)).toBeLessThan(50);
  });

  it('shows a page among 20,000 coupons, and lets many cards expire at once', async ({ market }) => {
    const { db } = market.server.kernel;
    const all = { shopId: undefined, type: undefined, costsPoints: undefined, goods: undefined };
    expect(await listShown(db, all, { now: now(market), after: undefined, limit: 21 })).toHaveLength(21);
    const later = new Date(now(market).getTime() + 400 * 86_400_000);
    const due = await cardExpiry.listDue(db, later, 2_000);
    const ids = due.map(({ id }) => id);
    expect(await expireDue(db, ids, later)).toBe(2_000);
  });
});

/** Random orders along a chain, with refunds in any order, held beside a plain recount to the cent. */
import {
  aGoods,
  anOrder,
  applyRefund,
  aReferralChain,
  type Person,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import fc from 'fast-check';
import { describe, expect, it as pureIt } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';
import { computeShift, type EarningNow, recount, settle } from './earning.rules.ts';
import { recountEarnings } from './follow-order.ts';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });
const depth = 5;
const prices = [3.33, 7.77, 12.35, 99.99, 0.1];
const toMoney = (cents: number) => (cents / 100).toFixed(2);

/** Whole numbers from 0 to below `most`, the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

describe('what chains earn', () => {
  it('is to the cent what a plain recount of kept goods says, with refunds at any time', async ({
    market,
    shop,
  }) => {
    const chain = await aReferralChain(market, depth);
    const draw = seeded(20_261_126);
    const owed = new Map<number, number>();
    for (let round = 0; round < 8; round += 1) {
      const at = draw(depth);
      const buyer = chain[at] as Person;
      const priceCents = Math.round((prices[draw(prices.length)] ?? 1) * 100);
      const number = 1 + draw(3);
      const goods = [await aGoods(shop, { price: toMoney(priceCents), stock: 9 })];
      const state = draw(2) === 0 ? 'pending_shipment' : 'completed';
      const order = await anOrder(market, buyer, shop, { state, goods, number });
      let kept = priceCents * number;
      for (let back = 0; back < draw(3) && kept > 0; back += 1) {
        const cents = 1 + draw(Math.min(kept, priceCents));
        const refund = await applyRefund(buyer, order, { number: 1, amount: toMoney(cents) }).catch(
          () => null,
        );
        if (!refund) continue;
        await shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
        kept -= Number(refund.amount) * 100;
        if (draw(2) === 0) await recountEarnings(market.context(), { orderId: order.id });
      }
      const after = await buyer.client.call('GET /wanlshop/order/details', { id: order.id });
      if (after.state === 'pending_shipment') {
        await shop.seller.client.call('POST /seller/orders/ship', {
          order_id: order.id,
          carrier: '',
          tracking_no: '',
        });
      }
      if (after.state === 'closed') kept = 0;
      for (const [above, rate] of [
        [at - 1, 0.05],
        [at - 2, 0.02],
      ] as const) {
        const earner = chain[above];
        if (earner)
          owed.set(earner.id, (owed.get(earner.id) ?? 0) + Math.round(Math.round(kept) * rate + 1e-9));
      }
    }
    for (const days of [20, 20]) {
      await market.advance(days * 86_400);
      for (const { client } of chain) await client.call('GET /wanlshop/user/info');
    }
    await market.settle();
    for (const { id, client } of chain) {
      const { mine } = await client.call('GET /wanlshop/distribution/info', {});
      expect([mine?.expected, mine?.credited]).toEqual(['0.00', toMoney(owed.get(id) ?? 0)]);
    }
    const { db } = market.context();
    const first = chain[0]?.id ?? 0;
    expect(await getBalance(db, shopperAvailable(first))).toBeGreaterThanOrEqual(owed.get(first) ?? 0);
    expect((await checkLedger(db)).imbalance).toBeUndefined();
  });
});

describe('an earning', () => {
  const kept = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 6 });

  pureIt('comes to what is kept at last, in any order that refunds are heard of; sums move with it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        kept,
        fc.boolean(),
        (basisPoints, last, seen, isBlocked) => {
          const start: EarningNow = { state: 'expected', goodsCents: 1_000_000, cents: basisPoints * 100 };
          const sums = { expectedCents: start.cents, withheldCents: 0, creditedCents: 0 };
          let now = start;
          const move = (next: EarningNow) => {
            const shift = computeShift(now, next);
            for (const name of ['expectedCents', 'withheldCents', 'creditedCents'] as const)
              sums[name] += shift[name];
            now = next;
          };
          for (const goods of seen) {
            if (now.state === 'expected' && goods >= last) move(recount({ ...now, basisPoints }, goods));
          }
          const wasVoid = now.state === 'void';
          move(settle({ ...now, basisPoints }, last, { isBlocked, hasLeft: false }));
          const due = wasVoid ? 0 : Math.floor((last * basisPoints + 5_000) / 10_000);
          expect(now.cents).toBe(due);
          expect(sums).toEqual({
            expectedCents: 0,
            withheldCents: isBlocked ? due : 0,
            creditedCents: isBlocked ? 0 : due,
          });
          expect(recount({ ...now, basisPoints }, 0)).toEqual({ ...now, basisPoints: expect.anything() });
        },
      ),
    );
  });
});

/**
 * An earning is expected until its order's after-sale window ends; then it is credited, or withheld from somebody who
 * is blocked. Refunds make it smaller on the way; of an order that went back whole, or of an earner who closed their
 * account, nothing is left.
 */
import type { EarningState } from '@chengji/contract';
import { computeEarning } from '@chengji/contract/referral/referral.rules';

export type EarningNow = { state: EarningState; goodsCents: number; cents: number };
type Pinned = EarningNow & { basisPoints: number };

/** What an earning comes to when so much of what was paid for goods is left; only what is expected changes. */
export function recount(earning: Pinned, goodsCents: number): EarningNow {
  if (earning.state !== 'expected') return earning;
  const cents = computeEarning(goodsCents, earning.basisPoints);
  return { goodsCents, cents, state: cents > 0 ? 'expected' : 'void' };
}

/** What it comes to when the window ends. */
export function settle(
  earning: Pinned,
  goodsCents: number,
  { isBlocked, hasLeft }: { isBlocked: boolean; hasLeft: boolean },
): EarningNow {
  const counted = recount(earning, goodsCents);
  if (counted.state !== 'expected') return counted;
  if (hasLeft) return { ...counted, cents: 0, state: 'void' };
  return { ...counted, state: isBlocked ? 'withheld' : 'credited' };
}

const sumNames = {
  expected: 'expectedCents',
  withheld: 'withheldCents',
  credited: 'creditedCents',
  void: null,
} as const;

/** How the sums of its earner move with it. */
export function computeShift(before: EarningNow, after: EarningNow) {
  const shift = {
    salesCents: after.goodsCents - before.goodsCents,
    expectedCents: 0,
    withheldCents: 0,
    creditedCents: 0,
  };
  const [from, to] = [sumNames[before.state], sumNames[after.state]];
  if (from) shift[from] -= before.cents;
  if (to) shift[to] += after.cents;
  return shift;
}

/**
 * Every end a refund can come to, of every kind of order, beside a model of what each comes to in the end. Refunds
 * that start alike are brought there once, and each end is come to in a copy of that market.
 */
import { sandboxModule } from '@chengji/sandbox';
import {
  type Begun,
  beginRefunds,
  bringAll,
  endRefunds,
  ends,
  failAll,
  type KeptMarket,
  listBeginnings,
  type Market,
  moveTo,
  type RefundEnd,
  sendAll,
  startCopy,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { modules } from '../../main.ts';
import { checkLedger } from '../ledger/index.ts';

/** Nobody hears of events: what is told, counted and listed of an order moves none of its money. */
const withoutListeners = [sandboxModule, ...modules].map((module) => ({ ...module, listeners: [] }));
const options = { settings: withoutPlacingLimits, modules: withoutListeners };

type Start = 'asked' | 'brought' | 'returning' | 'sent' | 'failed';

/** From where each end is come to. */
const starts: Record<RefundEnd, Start> = {
  approved: 'asked',
  approved_by_silence: 'asked',
  edited_then_approved: 'asked',
  cancelled: 'asked',
  cancelled_when_rejected: 'asked',
  closed_by_silence: 'asked',
  decided_for_shops_cost: 'brought',
  decided_for_platforms_cost: 'brought',
  decided_partly: 'brought',
  decided_no: 'brought',
  decided_by_silence: 'brought',
  cancelled_before_decision: 'brought',
  not_returned: 'returning',
  cancelled_before_return: 'returning',
  decided_with_return: 'returning',
  decided_then_not_returned: 'returning',
  decided_then_received_by_silence: 'returning',
  decided_then_refused: 'returning',
  received: 'sent',
  received_by_silence: 'sent',
  refused_then_decided: 'sent',
  refused_then_closed_by_silence: 'sent',
  failed_then_retried: 'failed',
  failed_then_to_balance: 'failed',
  failed_then_given_to_balance: 'failed',
};
type Kept = { market: KeptMarket; begun: readonly Begun[] };

/** Refunds that have come so far, in a market to copy. */
async function keep(lead: (market: Market) => Promise<readonly Begun[]>, of?: KeptMarket): Promise<Kept> {
  const market = await startCopy(options, of);
  const begun = await lead(market);
  return { market: await market.stopAndKeep(), begun };
}

/** The same ones, come further in a copy. */
async function keepFurther(from: Start, lead: (begun: readonly Begun[]) => Promise<void>): Promise<Kept> {
  const { market, begun } = await reach(from);
  return keep(async (copy) => {
    const moved = moveTo(copy, begun);
    await lead(moved);
    return moved;
  }, market);
}

const leads: Record<Start, () => Promise<Kept>> = {
  asked: () => keep((market) => beginRefunds(market, listBeginnings('approved'))),
  brought: () => keepFurther('asked', bringAll),
  returning: () => keep((market) => beginRefunds(market, listBeginnings('received'))),
  sent: () => keepFurther('returning', sendAll),
  failed: () =>
    keep(async (market) => {
      const begun = await beginRefunds(market, listBeginnings('failed_then_retried'));
      await failAll(market, begun);
      return begun;
    }),
};

const reached = new Map<Start, Promise<Kept>>();

/** Once for all ends that start there. */
function reach(start: Start): Promise<Kept> {
  const kept = reached.get(start) ?? leads[start]();
  reached.set(start, kept);
  return kept;
}

afterAll(async () => {
  for (const kept of reached.values()) await (await kept).market.remove();
});

describe('the money of an order whose refund has ended', () => {
  it.for(ends)('is where it belongs to the cent: %s', { timeout: 600_000 }, async (end) => {
    const { market: from, begun } = await reach(starts[end]);
    const market = await startCopy(options, from);
    const ended = await endRefunds(market, moveTo(market, begun), end);
    expect(ended.length).toBe(listBeginnings(end).length);
    for (const { one, actual, expected } of ended) expect.soft(actual, JSON.stringify(one)).toEqual(expected);
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
    await market.stop();
    await market.remove();
  });

  it('is looked at in 1,452 cases', () => {
    expect(ends.reduce((sum, end) => sum + listBeginnings(end).length, 0)).toBe(1_452);
  });
});

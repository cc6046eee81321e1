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
  failAll,
  type KeptMarket,
  listBeginnings,
  moveTo,
  type RefundEnd,
  startCopy,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../main.ts';
import { checkLedger } from '../ledger/index.ts';

/** Nobody hears of events: what is told, counted and listed of an order moves none of its money. */
const withoutListeners = [sandboxModule, ...modules].map((module) => ({ ...module, listeners: [] }));
const options = { settings: withoutPlacingLimits, modules: withoutListeners };

/** What ends start from. Two that are come to in one market begin as different refunds: of goods that go back, and not. */
const starts: Record<Start, readonly (readonly RefundEnd[])[]> = {
  asked: [
    ['approved'],
    ['approved_by_silence'],
    ['edited_then_approved'],
    ['cancelled'],
    ['closed_by_silence'],
  ],
  brought: [
    ['decided_for_shops_cost', 'received'],
    ['decided_for_platforms_cost', 'received_by_silence'],
    ['decided_partly', 'refused_then_decided'],
    ['decided_no', 'not_returned'],
    ['decided_by_silence', 'decided_with_return'],
  ],
  failed: [['failed_then_retried'], ['failed_then_to_balance'], ['failed_then_given_to_balance']],
};
type Start = 'asked' | 'brought' | 'failed';
type Kept = { market: KeptMarket; begun: readonly Begun[] };

const kept = {} as Record<Start, Kept>;
const rounds = (Object.keys(starts) as Start[]).flatMap((start) =>
  starts[start].map((ends) => ({ start, ends, count: listBeginnings(ends).length })),
);

async function keep(
  start: Start,
  begin: (market: Parameters<typeof beginRefunds>[0]) => Promise<Begun[]>,
  from?: Kept,
): Promise<void> {
  const market = await startCopy(options, from?.market);
  const begun = await begin(market);
  kept[start] = { market: await market.stopAndKeep(), begun };
}

beforeAll(async () => {
  await keep('asked', (market) => beginRefunds(market, listBeginnings(['approved'])));
  const { asked } = kept;
  const bring = async (market: Parameters<typeof beginRefunds>[0]) => {
    const brought = moveTo(market, asked.begun);
    await bringAll(brought);
    return [...brought, ...(await beginRefunds(market, listBeginnings(['received'])))];
  };
  await keep('brought', bring, asked);
  await keep('failed', async (market) => {
    const begun = await beginRefunds(market, listBeginnings(['failed_then_retried']));
    await failAll(market, begun);
    return begun;
  });
});
afterAll(async () => {
  for (const { market } of Object.values(kept)) await market.remove();
});

describe('the money of an order whose refund has ended', () => {
  it.for(rounds)('is where it belongs to the cent: $ends', async ({ start, ends, count }) => {
    const { market: from, begun } = kept[start];
    const market = await startCopy(options, from);
    const ended = await endRefunds(market, moveTo(market, begun), ends);
    expect(ended.length).toBe(count);
    for (const { one, actual, expected } of ended) expect.soft(actual, JSON.stringify(one)).toEqual(expected);
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
    await market.stop();
    await market.remove();
  });

  it('is looked at in 1,068 cases, each end among them', () => {
    expect(rounds.reduce((sum, { count }) => sum + count, 0)).toBe(1_068);
    expect(new Set(rounds.flatMap(({ ends }) => ends)).size).toBe(18);
  });
});

/** Owned calls of the money radar: differences of channel bills, and what is done about them. */
import type { CallIn, CallKey } from '@chengji/contract';
import { aBillDifference } from '../builders/bills.ts';
import { anOperator } from '../builders/people.ts';
import type { Fixture } from './owned-calls.ts';

/** Asked for by a colleague, large enough to wait for a second person. */
async function aWaitingRepair({ market }: Fixture) {
  const { id } = await aBillDifference(market, 60_000);
  const { client } = await anOperator(market);
  const repair = await client.call('POST /platform/ledger/repair', { id, way: 'book', reason: '渠道已核实' });
  return { id: repair.id };
}

export const ownedRadarCalls = {
  'GET /platform/ledger/preview': async ({ market }) => ({
    id: (await aBillDifference(market)).id,
    way: 'book' as const,
  }),
  'POST /platform/ledger/repair': async ({ market }) => ({
    id: (await aBillDifference(market)).id,
    way: 'book' as const,
    reason: '渠道已核实',
  }),
  'POST /platform/ledger/approve_repair': aWaitingRepair,
  'POST /platform/ledger/drop_repair': aWaitingRepair,
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };

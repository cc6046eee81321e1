/** Which ways fit a difference, and what each writes. */
import type { BillDifference, RepairWay } from '@chengji/contract';
import type { Account } from '../../ledger/index.ts';

export type Found = Pick<BillDifference, 'kind' | 'subject' | 'our_state' | 'state'> & {
  /** How its money moved at the channel; null where it did not. */
  theirCents: number | null;
};

/** What will still be told of itself: a query is enough. */
const unfinished: readonly BillDifference['our_state'][] = ['pending', 'held'];

/**
 * Money of a closed payment goes to its payer, to their balance or back through the channel. What is not finished here
 * is asked after; anything else is borne by promotions.
 */
export function listWays({ kind, subject, our_state, state, theirCents }: Found): RepairWay[] {
  if (state !== 'open') return [];
  if (kind !== 'missing_here') return ['book'];
  if (subject === 'payment' && our_state === 'closed' && theirCents !== null) return ['credit', 'return'];
  if (unfinished.includes(our_state) || (subject === 'refund' && our_state === 'failed')) return [];
  return ['book'];
}

/** Whether the channel can be asked: it has a number that is known here. */
export const canQuery = ({ our_state, state }: Pick<Found, 'our_state' | 'state'>): boolean =>
  state === 'open' && our_state !== 'unknown';

type Planned = { account: Account; cents: number };

/**
 * What a repair writes: so much leaves what lies beyond the channel, and enters where the way leads. Nothing where the
 * money fits, and one bill alone says otherwise.
 */
export const planEntries = (cents: number, from: Account, to: Account): Planned[] =>
  cents === 0
    ? []
    : [
        { account: from, cents: 0 - cents },
        { account: to, cents },
      ];

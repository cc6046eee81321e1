/** What a channel lists of a number held against what is booked of it. */
import type { BillDifference, BillDifferenceKind, BilledKind } from '@chengji/contract';
import type { FundLine } from '../channels/gateway.ts';

/** All that a channel lists of one number. */
export type Listed = {
  subject: BilledKind;
  number: string;
  channelNo: string;
  /** Of all its lines; below 0 where it went out. */
  cents: number;
  times: number;
  at: Date;
};

/** What is booked here of a number; no cents where nothing is. */
export type Booked = {
  subject: BilledKind;
  number: string;
  state: BillDifference['our_state'];
  cents: number | null;
};

/** As they stand beside each other. */
export type Difference = {
  kind: BillDifferenceKind;
  subject: BilledKind;
  number: string;
  channelNo: string;
  ourCents: number | null;
  theirCents: number | null;
  ourState: BillDifference['our_state'];
  happenedAt: Date;
};

type Total = { count: number; cents: number };
const nothing: Total = { count: 0, cents: 0 };

const isBilled = (kind: FundLine['kind']): kind is BilledKind =>
  kind === 'payment' || kind === 'refund' || kind === 'payout';

export const toKey = ({ subject, number }: Pick<Listed, 'subject' | 'number'>): string =>
  `${subject} ${number}`;

/** A channel's lines by their numbers, and what no number of ours stands behind. */
export function groupLines(lines: readonly FundLine[]): { listed: Listed[]; others: Total } {
  const byKey = new Map<string, Listed>();
  let others = nothing;
  for (const { kind, number, channelNo, cents, at } of lines) {
    if (!isBilled(kind)) {
      others = { count: others.count + 1, cents: others.cents + cents };
      continue;
    }
    const key = toKey({ subject: kind, number });
    const before = byKey.get(key);
    if (before) byKey.set(key, { ...before, cents: before.cents + cents, times: before.times + 1 });
    else byKey.set(key, { subject: kind, number, channelNo, cents, times: 1, at });
  }
  return { listed: [...byKey.values()], others };
}

/** Null where both say the same. */
export function compareNumber(listed: Listed, booked: Booked | undefined): Difference | null {
  const kind = findKind(listed, booked?.cents ?? null);
  if (!kind) return null;
  const { subject, number, channelNo, cents: theirCents, at: happenedAt } = listed;
  return {
    kind,
    subject,
    number,
    channelNo,
    ourCents: booked?.cents ?? null,
    theirCents,
    ourState: booked?.state ?? 'unknown',
    happenedAt,
  };
}

function findKind({ cents, times }: Listed, ourCents: number | null): BillDifferenceKind | null {
  if (cents === (ourCents ?? 0)) return null;
  if (ourCents === null) return 'missing_here';
  return times > 1 ? 'twice' : 'different';
}

/** What is booked here and not listed there. */
export const toUnlisted = ({ subject, number, state, cents, at }: Booked & { at: Date }): Difference => ({
  kind: 'missing_there',
  subject,
  number,
  channelNo: '',
  ourCents: cents,
  theirCents: null,
  ourState: state,
  happenedAt: at,
});

/** A difference as it stands now that something else is booked here; null once there is none any more. */
export function compareAgain(
  before: Pick<Difference, 'kind' | 'theirCents'>,
  booked: Booked,
): Pick<Difference, 'kind' | 'ourCents' | 'ourState'> | null {
  const { cents: ourCents, state: ourState } = booked;
  const theirs = before.theirCents;
  if ((theirs ?? 0) === (ourCents ?? 0)) return null;
  if (theirs === null) return { kind: 'missing_there', ourCents, ourState };
  if (ourCents === null) return { kind: 'missing_here', ourCents, ourState };
  return { kind: before.kind === 'twice' ? 'twice' : 'different', ourCents, ourState };
}

/** What the channel has more than the ledger. */
export const computeDifference = ({
  ourCents,
  theirCents,
}: Pick<Difference, 'ourCents' | 'theirCents'>): number => (theirCents ?? 0) - (ourCents ?? 0);

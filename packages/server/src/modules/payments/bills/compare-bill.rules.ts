/** What a channel's two bills list of a number, held against each other and against what is booked of it. */
import type { BillDifference, BillDifferenceKind, BilledKind } from '@chengji/contract';
import type { FundLine, TradeLine } from '../channels/gateway.ts';
import type { BillTimes } from './bill-days.rules.ts';

/** All lines of a number on one bill; below 0 where money went out. */
type Sum = { cents: number; times: number };

/** What a channel lists of one number on a day. */
export type Listed = {
  subject: BilledKind;
  number: string;
  channelNo: string;
  at: Date;
  /** `isOpen` where the channel had not ended a refund yet. No payout is on this bill. */
  trade: (Sum & { isOpen: boolean }) | null;
  /** How the merchant's money moved. */
  fund: Sum | null;
};

/** What is booked here of a number; no cents where nothing is. */
export type Booked = {
  subject: BilledKind;
  number: string;
  state: BillDifference['our_state'];
  cents: number | null;
  /** What the channel was asked to move. */
  askedCents: number;
  /** When the channel was asked for it under this number. */
  askedAt: Date;
  /** When it was paid or ended. */
  at: Date | null;
  /** The days on whose bills it was listed, where that is kept. */
  billedOn: string | null;
  tradeBilledOn: string | null;
};

/** As they stand beside each other. */
export type Difference = {
  kind: BillDifferenceKind;
  subject: BilledKind;
  number: string;
  channelNo: string;
  ourCents: number | null;
  /** By the fund-flow bill. */
  theirCents: number | null;
  tradeCents: number | null;
  ourState: BillDifference['our_state'];
  happenedAt: Date;
};

type Total = { count: number; cents: number };
const nothing: Total = { count: 0, cents: 0 };

const isBilled = (kind: FundLine['kind']): kind is BilledKind =>
  kind === 'payment' || kind === 'refund' || kind === 'payout';

export const toKey = ({ subject, number }: Pick<Listed, 'subject' | 'number'>): string =>
  `${subject} ${number}`;

/** A refund that the channel gave up moves nothing. */
const toTradeCents = ({ kind, cents, status }: TradeLine): number =>
  kind === 'payment' ? cents : status === 'FAIL' ? 0 : 0 - cents;

const openStatuses = ['PROCESSING', 'CHANGE'];

const add = (before: Sum | null, cents: number): Sum => ({
  cents: (before?.cents ?? 0) + cents,
  times: (before?.times ?? 0) + 1,
});

/** The lines of both bills by their numbers, and what no number of ours stands behind. */
export function groupLines(
  trades: readonly TradeLine[],
  funds: readonly FundLine[],
): { listed: Listed[]; others: Total } {
  const byKey = new Map<string, Listed>();
  const find = (
    subject: BilledKind,
    { number, channelNo, at }: Pick<TradeLine, 'number' | 'channelNo' | 'at'>,
  ) => {
    const key = toKey({ subject, number });
    const listed = byKey.get(key) ?? { subject, number, channelNo, at, trade: null, fund: null };
    byKey.set(key, listed);
    return listed;
  };
  for (const line of trades) {
    const listed = find(line.kind, line);
    listed.trade = { ...add(listed.trade, toTradeCents(line)), isOpen: openStatuses.includes(line.status) };
  }
  let others = nothing;
  for (const line of funds) {
    if (!isBilled(line.kind)) {
      others = { count: others.count + 1, cents: others.cents + line.cents };
      continue;
    }
    const listed = find(line.kind, line);
    listed.fund = add(listed.fund, line.cents);
  }
  return { listed: [...byKey.values()], others };
}

/** Null where both bills and the ledger say the same. */
export function compareNumber(
  listed: Listed,
  booked: Booked | undefined,
  times: BillTimes,
): Difference | null {
  const { subject, number, channelNo, at: happenedAt, trade, fund } = listed;
  const ourCents = booked?.cents ?? null;
  const isFundDue = booked !== undefined && isMissed(booked, booked.billedOn, times);
  const isTradeDue =
    booked !== undefined && isOnTradeBill(booked, times) && isMissed(booked, booked.tradeBilledOn, times);
  const isFundOff = fund ? fund.cents !== (ourCents ?? 0) : isFundDue;
  const isTradeOff = trade ? !fitsTrade(trade, booked) : isTradeDue;
  if (!isFundOff && !isTradeOff) return null;
  const isOtherAmount = (fund !== null && isFundOff) || (trade !== null && isTradeOff);
  return {
    kind: findKind({ ourCents, isOtherAmount, times: Math.max(fund?.times ?? 0, trade?.times ?? 0) }),
    subject,
    number,
    channelNo,
    ourCents,
    theirCents: fund ? fund.cents : isFundDue ? null : ourCents,
    tradeCents: trade ? trade.cents : isTradeDue || subject === 'payout' ? null : ourCents,
    ourState: booked?.state ?? 'unknown',
    happenedAt,
  };
}

/** Whether it must be on a bill of this day and was on none. */
function isMissed({ subject, cents, at }: Booked, billedOn: string | null, times: BillTimes): boolean {
  if (cents === null || at === null || (billedOn !== null && billedOn !== times.day)) return false;
  const { from, until } = subject === 'payment' ? times.paid : times.ended;
  return from <= at && at < until;
}

/** A refund is on the trade bill of the day on which it was asked for. */
const isOnTradeBill = ({ subject, askedAt }: Booked, { since }: BillTimes): boolean =>
  subject === 'payment' || (subject === 'refund' && askedAt >= since);

const fitsTrade = (
  { cents, isOpen }: { cents: number; isOpen: boolean },
  booked: Booked | undefined,
): boolean => (isOpen ? cents === booked?.askedCents : cents === (booked?.cents ?? 0));

type Facts = { ourCents: number | null; isOtherAmount: boolean; times: number };

function findKind({ ourCents, isOtherAmount, times }: Facts): BillDifferenceKind {
  if (ourCents === null) return 'missing_here';
  if (!isOtherAmount) return 'missing_there';
  return times > 1 ? 'twice' : 'different';
}

/** What no bill of the day lists. */
export const toUnlisted = ({ subject, number, askedAt, at }: Booked): Listed => ({
  subject,
  number,
  channelNo: '',
  at: at ?? askedAt,
  trade: null,
  fund: null,
});

/** What the bills listed as a difference was found; what one of them lacked may be on another day's. */
export function toListed(
  { subject, number, channelNo, happenedAt: at, kind, tradeCents, theirCents }: Difference,
  elsewhere?: Listed,
): Listed {
  const times = kind === 'twice' ? 2 : 1;
  const toSum = (cents: number | null) => (cents === null ? null : { cents, times, isOpen: false });
  return {
    subject,
    number,
    channelNo,
    at,
    trade: toSum(tradeCents) ?? elsewhere?.trade ?? null,
    fund: toSum(theirCents) ?? elsewhere?.fund ?? null,
  };
}

/** What the channel has more than the ledger. */
export const computeDifference = ({
  ourCents,
  theirCents,
}: Pick<Difference, 'ourCents' | 'theirCents'>): number => (theirCents ?? 0) - (ourCents ?? 0);

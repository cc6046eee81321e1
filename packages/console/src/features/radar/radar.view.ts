/** What of the radar's figures is shown, and how. */
import type {
  BillDifference,
  BillDifferenceKind,
  CallOut,
  Repair,
  StuckKind,
  StuckRow,
} from '@chengji/contract';
import { addCents, asCents, formatMoney, parseMoney, subtractCents } from '@chengji/contract/money';
import type { TagTone, Tone } from '../../design/values/status-tones.ts';

export type Radar = CallOut<'GET /platform/ledger/radar'>;
export type Bill = CallOut<'GET /platform/ledger/bill'>;
type Fund = Radar['funds'][number];

const sum = (amounts: readonly string[]): string => formatMoney(addCents(...amounts.map(parseMoney)));

export const isBalanced = ({ sum, funds }: Radar): boolean =>
  parseMoney(sum) === 0 && funds.every(({ balance, expected }) => expected === null || expected === balance);

/** What belongs to shops and shoppers, whether they may use it yet or not. */
export const sumOwned = ({ funds }: Radar): string =>
  sum(funds.filter(({ fund }) => fund.startsWith('shop')).map(({ balance }) => balance));

export const sumDifferences = ({ bills }: Radar) => ({
  count: bills.reduce((total, { differences }) => total + differences.count, 0),
  amount: sum(bills.map(({ differences }) => differences.amount)),
});

export const countLate = ({ stuck: { counts } }: Radar): number =>
  counts.payment + counts.refund + counts.payout;

export type FundRow = {
  key: string;
  fund: Fund['fund'] | 'total';
  channel: string;
  balance: string;
  today: string;
  count: number | null;
  /** What it is off by; null where nothing says what it must be. */
  gap: string | null;
};

/** Every account, and all of them together last. */
export function toFundRows({ funds, sum: total }: Radar): FundRow[] {
  const rows = funds.map(({ fund, channel, balance, today, count, expected }) => ({
    key: `${fund} ${channel}`,
    fund,
    channel,
    balance,
    today,
    count,
    gap: expected === null ? null : formatMoney(subtractCents(parseMoney(balance), parseMoney(expected))),
  }));
  const today = sum(funds.map((fund) => fund.today));
  return [
    ...rows,
    { key: 'total', fund: 'total', channel: '', balance: total, today, count: null, gap: total },
  ];
}

export const isZero = (amount: string): boolean => parseMoney(amount) === 0;

export type StuckTab = StuckKind | 'all';
export const stuckTabs: readonly StuckTab[] = ['all', 'payment', 'refund', 'payout', 'callback'];

export const countStuck = ({ stuck }: Radar, tab: StuckTab): number =>
  tab === 'all' ? stuck.total : stuck.counts[tab];

/** The one that has waited longest first. */
export const listStuck = ({ stuck }: Radar, tab: StuckTab): StuckRow[] =>
  stuck.rows.filter(({ kind }) => tab === 'all' || kind === tab).toSorted((a, b) => a.since - b.since);

/** A refund that failed or was never sent, and a withdrawal that staff see to, have words of their own. */
export function toStuckWord({ kind, id, state }: StuckRow) {
  if (kind === 'payout' && id !== null) return 'withdrawal';
  if (kind === 'refund' && id !== null) return 'refund_refused';
  return kind === 'refund' && state === 'failed' ? 'refund_failed' : kind;
}

/** The page on which staff see to it, and the right it takes; null where the channel is asked. */
export function toStuckPage({ kind, id, state }: StuckRow) {
  if (kind === 'payout' && id !== null)
    return { path: `/platform/withdrawals/${id}`, right: 'withdrawals.read' } as const;
  if (kind === 'refund' && id !== null)
    return { path: `/platform/interventions?tab=failed&id=${id}`, right: 'refunds.read' } as const;
  return kind === 'callback' || state === 'failed'
    ? ({ path: '/platform/findings', right: 'findings.read' } as const)
    : null;
}

export const differenceKinds = ['missing_here', 'missing_there', 'different', 'twice'] as const;

export const differenceTones: Record<BillDifferenceKind, TagTone> = {
  missing_here: 'rose',
  missing_there: 'amber',
  different: 'plum',
  twice: 'blue',
};

export const differenceStateTones: Record<BillDifference['state'], Tone> = {
  open: 'act',
  waiting: 'wait',
  repaired: 'done',
  settled: 'rest',
};

export const repairTones: Record<Repair['state'], Tone> = {
  waiting: 'wait',
  done: 'done',
  dropped: 'rest',
  settled: 'rest',
};

export type BillPart = { kind: 'matched' | BillDifferenceKind; count: number };

/** Of what the bill is made of; kinds that do not occur are left out of the bar. */
export const toBillParts = ({ matched, counts }: Bill): BillPart[] => [
  { kind: 'matched', count: matched },
  ...differenceKinds.map((kind) => ({ kind, count: counts[kind] })),
];

/** Whether the channel's two bills do not say the same; a payout is on one of them alone. */
export const areBillsApart = ({ subject, theirs, trade }: BillDifference): boolean =>
  subject !== 'payout' && theirs !== trade;

/** The size of a repair, whichever way it goes. */
export const toSize = (amount: string): string => formatMoney(asCents(Math.abs(parseMoney(amount))));

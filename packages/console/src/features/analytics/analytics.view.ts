/** What the figures of a range say: beside the range before, where they lead, and as a table. */
import type { Compared } from '@chengji/client-kit/percent-display';
import type { AnalyticsRange, CallChecked, CallOut } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import { analyticsCalls } from '@chengji/contract/platform/analytics.calls';
import type { Area } from '../../kernel/session.ts';

export type ShopAnalytics = CallOut<'GET /seller/analytics/info'>;
export type MarketAnalytics = CallOut<'GET /platform/analytics/info'>;
export type Cohort = ShopAnalytics['cohorts'][number];
export type Province = ShopAnalytics['provinces'][number];
export type Source = ShopAnalytics['sources'][number]['source'];

export const ranges = [
  'today',
  'week',
  'month',
  'quarter',
  'own',
] as const satisfies readonly AnalyticsRange[];

/** What the address of the figures says, which both areas are asked with. */
export const spanInput = analyticsCalls['GET /seller/analytics/info'].in;
export type Span = CallChecked<'GET /seller/analytics/info'>;

/** The days to ask for: a range of one's own needs both its ends. */
export function toSpan({ range, from, to }: Span): Span {
  if (range !== 'own') return { range };
  return from && to ? { range, from, to } : { range: 'month' };
}

export type FigureKind = 'money' | 'count' | 'share';

export const centsCompared = ({ now, before }: { now: string; before: string }): Compared => ({
  now: parseMoney(now),
  before: parseMoney(before),
});

type StepAmounts = { amount: string; amount_before: string };
type StepCounts<N extends string> = Record<N | `${N}_before`, number>;

/** The money of each step, beside the step of the range before. */
export const toStepAmounts = (steps: readonly StepAmounts[]): Compared[] =>
  steps.map(({ amount, amount_before }) => centsCompared({ now: amount, before: amount_before }));

/** A count of each step, beside the step of the range before. */
export const toStepCounts = <N extends string>(steps: readonly StepCounts<N>[], name: N): Compared[] =>
  steps.map((step) => ({ now: step[name], before: step[`${name}_before`] }));

type Moments = { readMoment: (text: string) => number };

/** The orders that a figure of these days counts, of the shop or of the market: those paid in them. */
export function toPaidOrders(
  { from, to }: { from: string; to: string },
  { readMoment }: Moments,
  also: Record<string, string | number> = {},
  area: Area = 'seller',
): string {
  const query = new URLSearchParams({
    paid_from: String(readMoment(`${from} 00:00:00`)),
    paid_to: String(readMoment(`${to} 23:59:59`) + 1),
  });
  for (const [name, value] of Object.entries(also)) query.set(name, String(value));
  return `/${area}/orders?${query}`;
}

/** Those placed in them, paid or not. */
export const toPlacedOrders = ({ from, to }: { from: string; to: string }, { readMoment }: Moments): string =>
  `/seller/orders?${new URLSearchParams({
    from: String(readMoment(`${from} 00:00:00`)),
    to: String(readMoment(`${to} 23:59:59`) + 1),
  })}`;

/** What part of those of the step before came to each step of the funnel, in basis points; at most all of them. */
export const toFunnelShares = (counts: readonly number[]): number[] =>
  counts.map((count, index) => {
    const before = index === 0 ? count : (counts[index - 1] ?? 0);
    return before === 0 ? 0 : Math.min(10_000, Math.round((count / before) * 10_000));
  });

/** How deep a tile or a cell is coloured, 1 to 5 of the largest; 0 is nothing. */
export const toDepth = (value: number, most: number): 0 | 1 | 2 | 3 | 4 | 5 =>
  value <= 0 || most <= 0 ? 0 : (Math.min(5, Math.ceil((value / most) * 5)) as 1 | 2 | 3 | 4 | 5);

/** Where each province stands on the map of tiles: its code, column and row. */
export const tiles = [
  { code: '230000', column: 8, row: 1 },
  { code: '150000', column: 6, row: 2 },
  { code: '220000', column: 8, row: 2 },
  { code: '650000', column: 1, row: 3 },
  { code: '620000', column: 3, row: 3 },
  { code: '640000', column: 4, row: 3 },
  { code: '140000', column: 5, row: 3 },
  { code: '130000', column: 6, row: 3 },
  { code: '110000', column: 7, row: 3 },
  { code: '210000', column: 8, row: 3 },
  { code: '540000', column: 1, row: 4 },
  { code: '630000', column: 3, row: 4 },
  { code: '610000', column: 4, row: 4 },
  { code: '410000', column: 5, row: 4 },
  { code: '370000', column: 6, row: 4 },
  { code: '120000', column: 7, row: 4 },
  { code: '510000', column: 3, row: 5 },
  { code: '500000', column: 4, row: 5 },
  { code: '420000', column: 5, row: 5 },
  { code: '340000', column: 6, row: 5 },
  { code: '320000', column: 7, row: 5 },
  { code: '310000', column: 8, row: 5 },
  { code: '530000', column: 3, row: 6 },
  { code: '520000', column: 4, row: 6 },
  { code: '430000', column: 5, row: 6 },
  { code: '360000', column: 6, row: 6 },
  { code: '330000', column: 7, row: 6 },
  { code: '450000', column: 4, row: 7 },
  { code: '440000', column: 5, row: 7 },
  { code: '350000', column: 6, row: 7 },
  { code: '710000', column: 8, row: 7 },
  { code: '460000', column: 4, row: 8 },
  { code: '820000', column: 5, row: 8 },
  { code: '810000', column: 6, row: 8 },
] as const;

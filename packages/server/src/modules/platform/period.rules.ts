/** The periods a dashboard looks at, in the market's time zone, each with the one before to compare with. */
import type { MarketCalendar } from '@chengji/contract/market-calendar';
import { hoursAfter } from '../../kernel/time/durations.ts';

export type Range = 'today' | 'week' | 'month';
type Period = { from: Date; to: Date };

/** Where steps begin and end: one edge more than there are steps. */
type Edges = readonly [Date, ...Date[]];

export type Periods = {
  now: Period;
  /** The same stretch of the period before, up to the same time of day. */
  before: Period;
  /** Of hours today, else of days, the one under way included. */
  edges: Edges;
  /** The same times of day in the period before: each step lies next to the one it is compared with. */
  edgesBefore: Edges;
};

const days: Record<Range, number> = { today: 1, week: 7, month: 30 };

export function computePeriods(range: Range, now: Date, calendar: MarketCalendar): Periods {
  const earlier = (moment: Date) => calendar.addDays(moment, -days[range]);
  const earlierStart = (moment: Date) => calendar.startOfDay(earlier(moment));
  const from = calendar.startOfDay(calendar.addDays(now, 1 - days[range]));
  const edges = listEdges(from, now, range === 'today' ? nextHour : calendar.endOfDay);
  return {
    now: { from, to: justAfter(now) },
    before: { from: earlierStart(from), to: justAfter(earlier(now)) },
    edges,
    edgesBefore: [earlierStart(from), ...edges.slice(1).map(range === 'today' ? earlier : earlierStart)],
  };
}

const nextHour = (moment: Date): Date => hoursAfter(moment, 1);
const justAfter = (moment: Date): Date => new Date(moment.getTime() + 1);

function listEdges(from: Date, now: Date, next: (moment: Date) => Date): Edges {
  const later: Date[] = [];
  for (let edge = next(from); ; edge = next(edge)) {
    later.push(edge);
    if (edge > now) return [from, ...later];
  }
}

/** A part of a whole in basis points; of nothing, nothing. */
export const computeShare = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000);

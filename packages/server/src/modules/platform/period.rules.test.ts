import { createMarketCalendar } from '@chengji/contract/market-calendar';
import { describe, expect, it } from 'vitest';
import { computePeriods, computeShare, type Range } from './period.rules.ts';

const inShanghai = createMarketCalendar('Asia/Shanghai');
const now = new Date('2026-11-21T14:32:00+08:00');
const look = (range: Range) => computePeriods(range, now, inShanghai);
const at = (text: string) => new Date(text);
const isSorted = (edges: readonly Date[]) =>
  edges.every((edge, index) => index === 0 || edge >= (edges[index - 1] ?? edge));

describe('a period', () => {
  it('compares today with yesterday up to the same minute', () => {
    const { now: today, before } = look('today');
    expect(today.from).toEqual(at('2026-11-21T00:00:00+08:00'));
    expect(before.from).toEqual(at('2026-11-20T00:00:00+08:00'));
    expect(today.to.getTime() - before.to.getTime()).toBe(86_400_000);
    expect(before.to.getTime()).toBe(now.getTime() - 86_400_000 + 1);
  });

  it('counts today by hours, and longer periods by days of the market’s time zone', () => {
    const { edges } = look('today');
    expect(edges).toHaveLength(16);
    expect(edges.at(-2)).toEqual(at('2026-11-21T14:00:00+08:00'));
    expect(edges.at(-1)).toEqual(at('2026-11-21T15:00:00+08:00'));
    const week = look('week');
    expect(week.edges).toHaveLength(8);
    expect(week.edges[0]).toEqual(at('2026-11-15T00:00:00+08:00'));
    expect(week.edges.at(-1)).toEqual(at('2026-11-22T00:00:00+08:00'));
    expect(look('month').edges).toHaveLength(31);
  });

  it('begins a day at midnight of the market’s time zone, not of the server’s', () => {
    const justAfter = at('2026-11-20T16:00:00Z');
    expect(computePeriods('today', justAfter, inShanghai).edges).toEqual([
      at('2026-11-21T00:00:00+08:00'),
      at('2026-11-21T01:00:00+08:00'),
    ]);
  });

  it('lets periods follow one another without a gap', () => {
    const { edges, edgesBefore } = look('week');
    expect(edgesBefore[0]).toEqual(at('2026-11-08T00:00:00+08:00'));
    expect(edgesBefore.at(-1)).toEqual(edges[0]);
  });
});

describe('where clocks go forward and back', () => {
  const inNewYork = createMarketCalendar('America/New_York');

  it.each([
    ['2026-03-08T23:30:00-04:00', 23],
    ['2026-11-01T23:30:00-05:00', 25],
  ])('the day of %s has %i hours, and is compared with the same times of the day before', (late, hours) => {
    const { edges, edgesBefore, now: today, before } = computePeriods('today', at(late), inNewYork);
    expect(edges).toHaveLength(hours + 1);
    expect(edges.at(-1)).toEqual(inNewYork.endOfDay(at(late)));
    expect(edgesBefore).toHaveLength(hours + 1);
    expect(isSorted(edgesBefore)).toBe(true);
    expect(edgesBefore[0]).toEqual(inNewYork.startOfDay(before.from));
    expect(edgesBefore.at(-1)).toEqual(today.from);
    expect(inNewYork.toMinuteText(before.to)).toMatch(/23:30$/);
  });

  it('a week with a day of 23 hours is seven whole days, and so is the one before', () => {
    const periods = computePeriods('week', at('2026-03-10T12:00:00-04:00'), inNewYork);
    for (const edges of [periods.edges, periods.edgesBefore]) {
      expect(edges).toHaveLength(8);
      for (const edge of edges) expect(inNewYork.startOfDay(edge)).toEqual(edge);
    }
    expect(periods.edges.map((edge) => inNewYork.toDay(edge)).slice(4, 6)).toEqual([
      '2026-03-08',
      '2026-03-09',
    ]);
    expect(periods.edgesBefore.at(-1)).toEqual(periods.edges[0]);
    expect(periods.before.to.getTime() - 1).toBe(at('2026-03-03T12:00:00-05:00').getTime());
  });
});

describe('a period', () => {
  it('shares in basis points, and takes nothing of nothing', () => {
    expect(computeShare(1, 3)).toBe(3_333);
    expect(computeShare(0, 0)).toBe(0);
  });
});

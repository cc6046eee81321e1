import { describe, expect, it } from 'vitest';
import {
  addMonths,
  findMakeupBlocker,
  findNextLevel,
  showRate,
  showSigned,
  toCalendar,
  toLogItems,
} from './check-in.view.ts';

describe('the calendar of check-ins', () => {
  it('begins on the weekday of its first day', () => {
    const month = [
      { date: '2026-12-01', state: 'missed' as const, points: 0 },
      { date: '2026-12-02', state: 'signed' as const, points: 5 },
    ];
    const { blanks, days } = toCalendar({ month, today: '2026-12-02' });
    expect(blanks).toHaveLength(2);
    expect(days.map(({ day, isToday }) => [day, isToday])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('goes over the turn of a year', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('says why nothing can be made up', () => {
    const makeup = { cost: 50, left: 1, date: '2026-11-02', joins: 2 };
    expect(findMakeupBlocker({ makeup })).toBeNull();
    expect(findMakeupBlocker({ makeup: { ...makeup, left: 0 } })).toBe('noneLeft');
    expect(findMakeupBlocker({ makeup: { ...makeup, date: null } })).toBe('noMissed');
  });
});

it('points carry their sign, and rates read as times', () => {
  expect([showSigned(5), showSigned(-50), showRate(12_000), showRate(10_000)]).toEqual([
    '+5',
    '−50',
    '1.2',
    '1',
  ]);
});

it('changes stand under their month', () => {
  const change = (id: number, createtime: number) => ({
    id,
    kind: 'check_in' as const,
    points: 5,
    score: 5,
    date: null,
    row: 1,
    title: '',
    createtime,
  });
  const items = toLogItems([change(3, 20), change(2, 11), change(1, 9)], (at) =>
    at > 10 ? '2026-11' : '2026-10',
  );
  expect(items.map(({ month, isLast }) => [month, isLast])).toEqual([
    ['2026-11', false],
    [null, true],
    ['2026-10', true],
  ]);
});

describe('the next level', () => {
  const levels = [
    { level: 1, from: 0 },
    { level: 2, from: 100 },
    { level: 3, from: 500 },
  ];
  it('is the first that is not reached', () => {
    expect(findNextLevel(levels, { level: 2, growth: 300 })).toEqual({ level: 3, left: 200, part: 0.5 });
    expect(findNextLevel(levels, { level: 3, growth: 20 })).toBeNull();
  });
});

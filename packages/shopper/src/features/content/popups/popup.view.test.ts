import { describe, expect, test } from 'vitest';
import { isDue, seenFrom, withSeen } from './popup.view.ts';

const [yesterday, today] = ['2026-11-20', '2026-11-21'];

describe('a pop-up', () => {
  test('is due once, once a day, or at each start', () => {
    const seen = withSeen(withSeen({}, { id: 1 }, yesterday), { id: 2 }, today);
    const due = (id: number) =>
      (['once', 'daily', 'start'] as const).filter((frequency) => isDue({ id, frequency }, seen, today));
    expect(due(1)).toEqual(['daily', 'start']);
    expect(due(2)).toEqual(['start']);
    expect(due(3)).toEqual(['once', 'daily', 'start']);
  });

  test('that was seen before several could be stays seen, and what else is stored says nothing', () => {
    expect(isDue({ id: 7, frequency: 'once' }, seenFrom(7), today)).toBe(false);
    for (const stored of [null, 'x', [1], { 7: 1 }])
      expect(isDue({ id: 7, frequency: 'once' }, seenFrom(stored), today)).toBe(true);
    expect(seenFrom({ 3: today, 4: 5 })).toEqual({ 3: today });
  });

  test('is forgotten only after a hundred newer ones', () => {
    let seen = {};
    for (let id = 1; id <= 101; id++) seen = withSeen(seen, { id }, today);
    expect([Object.keys(seen).length, '1' in seen, '2' in seen]).toEqual([100, false, true]);
  });
});

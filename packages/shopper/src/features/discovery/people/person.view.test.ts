import { describe, expect, test } from 'vitest';
import { canEdit, toLine, toShortDay, toStanding, toTone } from './person.view.ts';

describe('two people', () => {
  test('stand to each other as who follows whom', () => {
    expect(toStanding({ followed: false, follows_me: false })).toBe('none');
    expect(toStanding({ followed: false, follows_me: true })).toBe('fan');
    expect(toStanding({ followed: true, follows_me: false })).toBe('followed');
    expect(toStanding({ followed: true, follows_me: true })).toBe('mutual');
  });
});

const day = (views: number) => ({ day: '2026-11-20', views, likes: 0, fans: 0, goods_opened: 0 });

describe('the line of views', () => {
  test('goes from left to right, the day with the most at its top', () => {
    expect(toLine([day(0), day(5), day(10)])).toBe('0.00,100.00 50.00,50.00 100.00,0.00');
  });

  test('lies at the bottom where nobody looked, also of a single day', () => {
    expect(toLine([day(0), day(0)])).toBe('0.00,100.00 100.00,100.00');
    expect(toLine([day(0)])).toBe('0.00,100.00');
  });
});

test('a post that was taken down is not edited', () => {
  expect(canEdit({ state: 'taken_down' })).toBe(false);
  expect(canEdit({ state: 'refused' })).toBe(true);
});

test('a state has the colour of its meaning', () => {
  expect((['reviewing', 'shown', 'refused', 'taken_down'] as const).map(toTone)).toEqual([
    'waits',
    'done',
    'refused',
    'over',
  ]);
});

test('a day is named without its year', () => {
  expect(toShortDay('2026-11-20')).toBe('11-20');
});

import { expect, test } from 'vitest';
import { isOpeningDue, openingFrom, toDay } from './opening.view.ts';

const advert = {
  id: 1,
  title: '橙集',
  subtitle: '好东西',
  image: '/files/a.webp',
  url: '/pages/index',
  colour: '#FF5A1F',
};

test('the opening advert is due once a day of the person’s own', () => {
  const evening = new Date(2026, 10, 21, 23, 59);
  expect(toDay(evening)).toBe('2026-11-21');
  expect(isOpeningDue(null, evening)).toBe(true);
  expect(isOpeningDue('2026-11-21', evening)).toBe(false);
  expect(isOpeningDue('2026-11-21', new Date(2026, 10, 22))).toBe(true);
});

test('a stored opening is an advert or nothing', () => {
  expect(openingFrom(advert)).toEqual(advert);
  expect([null, 'x', 7, {}, { ...advert, image: 3 }].map(openingFrom)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

import { expect, it } from 'vitest';
import { transitDays } from './transit.rules.ts';

const days = { sameProvince: 2, otherProvince: 4, remote: 7 };
const zhejiang = '330000';
const guangdong = '440000';
const xinjiang = '650000';

it.each([
  ['within a province', '杭州', zhejiang, days.sameProvince],
  ['to another province', '杭州', guangdong, days.otherProvince],
  ['to a remote province', '杭州', xinjiang, days.remote],
  ['from a remote province to any other', '乌鲁木齐', zhejiang, days.remote],
  ['within a remote province', '乌鲁木齐', xinjiang, days.sameProvince],
  ['from a city nobody knows', 'Atlantis', zhejiang, days.otherProvince],
])('a parcel %s takes as long as the market says', (_, fromCity, provinceCode, expected) => {
  expect(transitDays({ fromCity, provinceCode }, days)).toBe(expected);
});

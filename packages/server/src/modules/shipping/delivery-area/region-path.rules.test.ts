import { describe, expect, it } from 'vitest';
import { findRegion, getArea, listAreaCodes, regions, toRegionPath } from './region.rules.ts';

describe('a region', () => {
  it.each([
    ['330000', ['浙江省']],
    ['330100', ['浙江省', '杭州市']],
    ['330106', ['浙江省', '杭州市', '西湖区']],
  ])('%s is found with those above it', (code, names) => {
    expect(toRegionPath(code).map(({ name }) => name)).toEqual(names);
    expect(findRegion(code)?.name).toBe(names.at(-1));
  });

  it('that is not there has no path', () => {
    for (const code of ['999999', '', '3301']) {
      expect(toRegionPath(code)).toEqual([]);
      expect(findRegion(code)).toBeUndefined();
    }
  });

  it('of every level can be found by its code', () => {
    for (const province of regions) {
      expect(findRegion(province.code)?.code).toBe(province.code);
      const [city] = province.children;
      if (city) expect(toRegionPath(city.code).map(({ code }) => code)).toEqual([province.code, city.code]);
    }
  });

  it('that is its own district is found as the city', () => {
    const dongguan = toRegionPath('441900');
    expect(dongguan.map(({ name }) => name)).toEqual(['广东省', '东莞市']);
  });
});

it('a district is closed with any of the three it lies in', () => {
  expect(listAreaCodes(getArea('330106'))).toEqual(['330000', '330100', '330106']);
});

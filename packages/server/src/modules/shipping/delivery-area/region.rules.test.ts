import { describe, expect, it } from 'vitest';
import { getArea, isArea, isProvince, regions, toProvince } from './region.rules.ts';

const codes = (province_code: string, city_code: string, district_code: string) => ({
  province_code,
  city_code,
  district_code,
});

describe('the list of regions', () => {
  it('knows the 31 provinces of the mainland, each down to its districts', () => {
    expect(regions).toHaveLength(31);
    const leaves = regions.flatMap(({ children }) => children.flatMap((city) => city.children));
    expect(leaves.length).toBeGreaterThan(2_800);
    expect(regions.every(({ children }) => children.every((city) => city.children.length > 0))).toBe(true);
  });

  it('names an area by its district', () => {
    expect(getArea('330106')).toEqual({
      ...codes('330000', '330100', '330106'),
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
    });
    expect(getArea('110105').city).toBe('北京市');
  });

  it('takes a city without districts as its own district', () => {
    expect(getArea('441900')).toMatchObject({ city: '东莞市', district: '东莞市' });
    expect(isArea(codes('440000', '441900', '441900'))).toBe(true);
  });

  it('takes no district that lies elsewhere or nowhere', () => {
    expect(isArea(codes('330000', '330100', '330106'))).toBe(true);
    expect(isArea(codes('330000', '330200', '330106'))).toBe(false);
    expect(isArea(codes('320000', '330100', '330106'))).toBe(false);
    expect(isArea(codes('330000', '330100', '330100'))).toBe(false);
    expect(isArea(codes('710000', '710100', '710101'))).toBe(false);
    expect(() => getArea('000000')).toThrow('no district');
  });

  it('knows every district’s own area', () => {
    for (const { code } of regions.flatMap(({ children }) => children.flatMap((city) => city.children))) {
      expect(isArea(getArea(code))).toBe(true);
    }
  });

  it('finds a city’s province with or without 市', () => {
    expect(toProvince('杭州')).toBe('330000');
    expect(toProvince('杭州市')).toBe('330000');
    expect(toProvince('桃花源')).toBeUndefined();
    expect(isProvince('330000')).toBe(true);
    expect(isProvince('330100')).toBe(false);
  });
});

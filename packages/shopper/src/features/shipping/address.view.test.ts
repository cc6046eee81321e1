import { describe, expect, it } from 'vitest';
import { areaText, wordsAt } from './address.view.ts';

describe('an address', () => {
  it('is written from the large to the small, a municipality once', () => {
    expect(areaText({ province: '浙江省', city: '杭州市', district: '西湖区' })).toBe('浙江省杭州市西湖区');
    expect(areaText({ province: '北京市', city: '北京市', district: '朝阳区' })).toBe('北京市朝阳区');
  });

  it('says at each field whether it is missing or wrong, and of the region as one', () => {
    expect(wordsAt('name', true)).toBe('missing.name');
    expect(wordsAt('mobile', false)).toBe('wrong.mobile');
    expect(wordsAt('district_code', true)).toBe('missing.area');
  });
});

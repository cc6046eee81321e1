import { describe, expect, it } from 'vitest';
import { areaText, findRegion, getMessageKey, labelText } from './address.view.ts';

describe('an address', () => {
  it('is written from the large to the small, a municipality once', () => {
    expect(areaText({ province: '浙江省', city: '杭州市', district: '西湖区' })).toBe('浙江省杭州市西湖区');
    expect(areaText({ province: '北京市', city: '北京市', district: '朝阳区' })).toBe('北京市朝阳区');
  });

  it('is found by the names of its region, all three of them', () => {
    const district = { code: '330106', name: '西湖区' };
    const regions = [
      {
        code: '330000',
        name: '浙江省',
        children: [{ code: '330100', name: '杭州市', children: [district] }],
      },
    ];
    const area = { province: '浙江省', city: '杭州市', district: '西湖区' };
    expect(findRegion(regions, area)).toMatchObject({ city_code: '330100', district_code: '330106' });
    expect(findRegion(regions, { ...area, district: '东湖区' })).toBeNull();
    expect(findRegion(regions, { ...area, province: '江苏省' })).toBeNull();
  });

  it('has its label in the shopper’s language, and an own word as it was typed', () => {
    const t = (key: string) => `<${key}>`;
    expect(labelText('home', t)).toBe('<label.home>');
    expect(labelText('爸妈家', t)).toBe('爸妈家');
  });

  it('says at each field whether it is missing or wrong, and of the region as one', () => {
    expect(getMessageKey('name', true)).toBe('missing.name');
    expect(getMessageKey('mobile', false)).toBe('wrong.mobile');
    expect(getMessageKey('district_code', true)).toBe('missing.area');
  });
});

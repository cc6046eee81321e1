import { CouponType } from '@chengji/contract';
import { describe, expect, it } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { categories } from '../market/categories.ts';
import { shoppers } from '../market/shoppers.ts';
import { demoCoupons } from './coupons.ts';

describe('the coupons of the demo market', () => {
  it('are of every type, of the market and of shops, to receive, nearly gone, gone and coming', () => {
    expect(new Set(demoCoupons.map(({ terms }) => terms.type))).toEqual(new Set(CouponType.options));
    expect(demoCoupons.filter(({ shop }) => !shop).length).toBeGreaterThanOrEqual(4);
    const left = demoCoupons.map(({ total, holders = [] }) => total - holders.length);
    expect(left).toContain(0);
    expect(left).toContain(1);
    expect(Math.min(...left)).toBe(0);
    const fates = new Set(demoCoupons.map(({ is }) => is));
    expect(fates).toEqual(new Set([undefined, 'coming', 'past', 'stopped', 'draft']));
  });

  it('are held once by shoppers there are, of the level they ask for', () => {
    for (const { holders = [], terms, title } of demoCoupons) {
      expect(new Set(holders).size, title).toBe(holders.length);
      const level = terms.type === 'vip' ? terms.level : 1;
      for (const number of holders) {
        expect(shoppers[number - 1]?.level ?? 0, title).toBeGreaterThanOrEqual(level);
      }
    }
  });

  it('are for categories and goods there are, a shop’s for its own', () => {
    const keys = new Set<string>(
      categories.flatMap((top) => [
        top.key,
        ...top.children.flatMap((child) => [child.key, ...child.children.map(({ key }) => key)]),
      ]),
    );
    for (const { shop, categories: within = [], goods = [] } of demoCoupons) {
      for (const key of within) expect(keys).toContain(key);
      for (const key of goods) expect(allGoods.find((one) => one.key === key)?.shop).toBe(shop);
    }
  });
});

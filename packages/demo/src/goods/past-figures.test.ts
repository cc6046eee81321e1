import { describe, expect, it } from 'vitest';
import { shops } from '../market/shops.ts';
import { allPosts } from '../posts/all-posts.ts';
import { allGoods } from './all-goods.ts';
import { computePastFollowers, computePastLikes, computePastSold } from './past-figures.ts';

describe('the figures of the time before the demo market’s trades', () => {
  const sold = allGoods.map(computePastSold).sort((a, b) => b - a);

  it('are sales from none to tens of thousands, most of them few', () => {
    expect(sold[0]).toBeGreaterThan(20_000);
    expect(sold.at(-1)).toBe(0);
    expect(sold[Math.floor(sold.length / 2)]).toBeLessThan(1_000);
    expect(sold.filter((number) => number > 10_000).length).toBeLessThan(12);
    expect(new Set(sold).size).toBeGreaterThan(allGoods.length / 2);
  });

  it('are followers of every shop, fewer than it sold', () => {
    const followers = shops.map(({ key }) => computePastFollowers(key));
    expect(Math.min(...followers)).toBeGreaterThan(0);
    expect(new Set(followers).size).toBe(shops.length);
  });

  it('are likes of every post, from a dozen to thousands', () => {
    const likes = allPosts.map(({ title }) => computePastLikes(title.zh));
    expect(Math.min(...likes)).toBeLessThan(60);
    expect(Math.max(...likes)).toBeGreaterThan(1_000);
  });
});

import { describe, expect, it } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { leafKeys } from '../market/categories.ts';
import { randomFrom } from '../random.ts';
import { toText } from '../text.ts';
import { aboutGoods, writeReview } from './review.ts';
import { aboutKinds } from './reviews/about-kinds.ts';

describe('the reviews of the demo market', () => {
  it('have words of their own for every goods, in both languages', () => {
    expect(Object.keys(aboutGoods).sort()).toEqual(allGoods.map(({ key }) => key).sort());
    for (const pair of Object.values(aboutGoods)) {
      const { zh, en } = toText(pair);
      expect(zh, pair).toMatch(/\p{Script=Han}/u);
      expect(en, pair).toMatch(/^[\x20-\x7e’é]+$/);
    }
  });

  it('have words for every kind of goods, however content the buyer is', () => {
    expect(Object.keys(aboutKinds).sort()).toEqual([...leafKeys].sort());
  });

  it('speak of the goods they stand under', () => {
    for (const goods of allGoods) {
      const { good, medium, poor } = aboutKinds[goods.category];
      const own = [aboutGoods[goods.key] ?? '|', good, medium, poor] as const;
      const fitting = own.flatMap((pair) => Object.values(toText(pair as `${string}|${string}`)));
      const { content } = writeReview(goods, randomFrom(goods.key));
      expect(
        fitting.some((words) => content.startsWith(words)),
        content,
      ).toBe(true);
    }
  });
});

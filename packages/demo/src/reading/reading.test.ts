import { ArticleKey } from '@chengji/contract/content/article-values';
import { PageBlocks } from '@chengji/contract/content/page-modules';
import { sanitizeContent } from '@chengji/server/modules/catalog/index';
import { describe, expect, it } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { categories, type DemoCategory } from '../market/categories.ts';
import { campingBlocks, decorations } from '../market/pages.ts';
import { shops } from '../market/shops.ts';
import type { Market } from '../market/storefront.ts';
import { toText } from '../text.ts';
import { articleCategories } from './all-articles.ts';
import { helpRows } from './help.ts';
import { terms } from './terms.ts';

const listKeys = ({ key, children }: DemoCategory): string[] => [key, ...children.flatMap(listKeys)];
const numberIn = (keys: readonly string[]) => (key: string) => {
  if (!keys.includes(key)) throw new Error(`nothing is called ${key}`);
  return keys.indexOf(key) + 1;
};
const market: Market = {
  toUrl: () => '/files/ab/cd.webp',
  categoryId: numberIn(categories.flatMap(listKeys)),
  goodsId: numberIn(allGoods.map(({ key }) => key)),
  shopId: numberIn(shops.map(({ key }) => key)),
};

describe('what the demo market has to read', () => {
  const articles = articleCategories.flatMap((category) => category.articles);

  it('is a dozen articles in both languages, of marks that the market keeps', () => {
    expect(articles).toHaveLength(12);
    for (const { title, summary, content } of articles) {
      for (const text of [title, summary, content]) expect(text.zh && text.en).toBeTruthy();
      expect(sanitizeContent(content.zh)).toBe(content.zh);
      expect(content.en.match(/<h2>/g)?.length).toBe(content.zh.match(/<h2>/g)?.length);
    }
  });

  it('answers fifteen questions in both languages', () => {
    const questions = helpRows.flatMap((row) => row.questions);
    expect(questions).toHaveLength(15);
    for (const pair of questions.flat()) expect(toText(pair).zh && toText(pair).en).toBeTruthy();
  });

  it('has every text the app points at', () => {
    expect(terms.map(({ key }) => key).toSorted()).toEqual([...ArticleKey.options].toSorted());
  });

  it('has pages of blocks that clients can draw, about what is there', () => {
    const pages = [campingBlocks(market, 1), ...decorations.map(({ blocks }) => blocks(market))];
    for (const blocks of pages) expect(PageBlocks.safeParse(blocks).error?.issues ?? []).toEqual([]);
  });
});

import { toTokens } from '../search/search.rules.ts';

type Words = {
  title: string;
  titleEn: string;
  tags: readonly string[];
  tagsEn: readonly string[];
  shopNameZh: string;
  shopNameEn: string;
};

/**
 * What a goods is found by: its own words, its shop's names and those of its category. The categories above
 * are so wide that their words would find what nobody meant.
 */
export const goodsTokens = (words: Words, leaf: { nameZh: string; nameEn: string } | undefined): string[] =>
  toTokens([
    ...[words.title, words.titleEn, ...words.tags, ...words.tagsEn, words.shopNameZh, words.shopNameEn],
    ...(leaf ? [leaf.nameZh, leaf.nameEn] : []),
  ]);

import type { ToPinyin } from '../../../kernel/i18n/pinyin.ts';
import { findHead, toSingular } from '../../../kernel/search/english.rules.ts';
import { foldSyllable } from '../../../kernel/search/pinyin.rules.ts';
import {
  normalized,
  splitCharacters,
  toPairs,
  toRuns,
  toTerms,
  toTokens,
} from '../../../kernel/search/words.rules.ts';
import type { GoodsParam, GoodsSpec } from '../goods/goods.types.ts';
import { type English, translateWord } from '../goods/translation.rules.ts';
import { marks } from '../search/search.rules.ts';

export type GoodsWords = {
  title: string;
  titleEn: string;
  tags: readonly string[];
  tagsEn: readonly string[];
  params: readonly GoodsParam[];
  specs: readonly GoodsSpec[];
  english: English;
  shopNameZh: string;
  shopNameEn: string;
};

/** The category a goods is in, with the ids of those above it and its own. */
export type GoodsCategory = { path: readonly number[]; nameZh: string; nameEn: string };

/**
 * What a goods is found by: its title, also by its pinyin and by what its parts end with, its tags, its shop's
 * names and those of its category, and the values of its parameters and specs. The categories above are so wide that
 * their words would find what nobody meant: they are found as a whole, by their ids.
 */
export function goodsTokens(words: GoodsWords, category: GoodsCategory, toPinyin: ToPinyin): string[] {
  const elsewhere = [...words.tags, ...words.tagsEn, category.nameZh, category.nameEn];
  const marked = (mark: string, texts: readonly string[]) => toTokens(texts).map((token) => mark + token);
  return [
    ...new Set([
      ...toTokens([words.title, words.titleEn]),
      ...[words.title, words.titleEn].flatMap(toHeads).map((head) => head + marks.head),
      ...toPinyinPairs(words.title, toPinyin),
      ...marked(marks.elsewhere, elsewhere),
      ...marked(marks.shop, [words.shopNameZh, words.shopNameEn]),
      ...toValueTerms(words).map((term) => marks.parameter + term),
      ...category.path.map((id) => `${marks.category}${id}`),
    ]),
  ];
}

/** What a goods is called: in Chinese what a part of its title ends with, in English the head of the first clause. */
function toHeads(title: string): string[] {
  const text = normalized(title);
  const chinese = text.split(/[\s,，、。;；:：|/()（）[\]【】]+/).flatMap((part) => {
    const last = toRuns(part).at(-1);
    if (last?.script !== 'cjk') return [];
    const characters = splitCharacters(last.text);
    return [characters.slice(-1).join(''), characters.slice(-2).join('')];
  });
  const clause = text.split(/[,，;；:：|()（）[\]【】]+/)[0] ?? '';
  const head = findHead(toRuns(clause).flatMap((run) => (run.script === 'letters' ? run.text : [])));
  return head ? [...chinese, toSingular(head)] : chinese;
}

/** What is asked for when a whole value is, in both languages. */
const toValueTerms = ({ params, specs, english }: GoodsWords): string[] =>
  [...params.map(({ value }) => value), ...specs.flatMap(({ values }) => values)]
    .flatMap((value) => [value, translateWord(english, value)])
    .flatMap(toRuns)
    .flatMap(toTerms);

export const toPinyinPairs = (text: string, toPinyin: ToPinyin): string[] =>
  toRuns(text)
    .filter(({ script }) => script === 'cjk')
    .flatMap((run) => toPairs(toPinyin(run.text).map(foldSyllable), '-'))
    .map((pair) => marks.pinyin + pair);

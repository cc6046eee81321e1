/** By which words a message is found. */
import { toRuns, toTerms, toTokens } from '../../../kernel/search/words.rules.ts';
import type { Pair } from '../side.ts';
import type { KeptContent } from './content.types.ts';

/** Whose a message is stands among its words, so that one’s own are found in one look-up. */
export type Owner = { side: 'shopper' | 'shop'; id: number };

export const toMark = ({ side, id }: Owner): string => `${side === 'shop' ? '@' : '#'}${id}`;

/** 2 to the power of it ids are an era; the index of words is made with it (`wordsWithEra`). */
export const eraBits = 14;

/** One’s own messages of these eras, as a tsquery. */
export const toEraQuery = (owner: Owner, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, n) => `'${toMark(owner)}~${from + n}'`).join(' | ');

export function listSearched(kept: KeptContent, masked: string | null): string[] {
  if (kept.type === 'text') return [masked ?? kept.content.text];
  return kept.type === 'goods' || kept.type === 'coupon' ? [kept.content.title, kept.content.titleEn] : [];
}

export function toMessageTokens(kept: KeptContent, masked: string | null, pair: Pair): string[] {
  const tokens = toTokens(listSearched(kept, masked));
  if (tokens.length === 0) return [];
  return [
    ...tokens,
    toMark({ side: 'shopper', id: pair.shopperId }),
    toMark({ side: 'shop', id: pair.shopId }),
  ];
}

/** All the words, as a tsquery; null where there is no letter or digit among them. */
export function toMessageQuery(keyword: string): string | null {
  const terms = new Set(
    toRuns(keyword).flatMap((run) =>
      toTerms(run).map((term) => `'${term}'${run.script === 'letters' ? ':*' : ''}`),
    ),
  );
  return terms.size === 0 ? null : [...terms].join(' & ');
}

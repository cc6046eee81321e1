/** By which words a message is found. */
import { toRuns, toTerms, toTokens } from '../../../kernel/search/words.rules.ts';
import type { Pair } from '../side.ts';
import type { KeptContent } from './content.types.ts';

/** Whose a message is stands among its words, so that one’s own are found in one look-up. */
const toMark = (side: 'shopper' | 'shop', id: number): string => `${side === 'shop' ? '@' : '#'}${id}`;

export function listSearched(kept: KeptContent, masked: string | null): string[] {
  if (kept.type === 'text') return [masked ?? kept.content.text];
  return kept.type === 'goods' || kept.type === 'coupon' ? [kept.content.title, kept.content.titleEn] : [];
}

export function toMessageTokens(kept: KeptContent, masked: string | null, pair: Pair): string[] {
  const tokens = toTokens(listSearched(kept, masked));
  if (tokens.length === 0) return [];
  return [...tokens, toMark('shopper', pair.shopperId), toMark('shop', pair.shopId)];
}

/** All the words in one’s own messages, as a tsquery; null where there is no letter or digit among them. */
export function toMessageQuery(
  keyword: string,
  owner: { side: 'shopper' | 'shop'; id: number },
): string | null {
  const terms = new Set(
    toRuns(keyword).flatMap((run) =>
      toTerms(run).map((term) => `'${term}'${run.script === 'letters' ? ':*' : ''}`),
    ),
  );
  return terms.size === 0 ? null : [`'${toMark(owner.side, owner.id)}'`, ...terms].join(' & ');
}

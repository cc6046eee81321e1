import type { Context } from '../../../kernel/context.ts';
import { normalized, toTokens } from '../../../kernel/search/words.rules.ts';
import { readWords, toWidest } from './relevance.rules.ts';
import { countFound, storeSearch } from './search.queries.ts';
import { toSearchQuery } from './search.rules.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly searchCounter: BufferedSearchCounter;
  }
}

const maxWords = 1_000;

/** What was searched for since it was last stored: a search only counts here, so that reading never waits for a write. */
export class BufferedSearchCounter {
  #times = new Map<string, number>();

  count(word: string): void {
    if (this.#times.size >= maxWords && !this.#times.has(word)) return;
    this.#times.set(word, (this.#times.get(word) ?? 0) + 1);
  }

  /** Hands over what was counted and begins anew. */
  take(): [word: string, times: number][] {
    const taken = [...this.#times];
    this.#times = new Map();
    return taken;
  }
}

export const countSearch = (ctx: Context, keyword: string): void => {
  const word = normalized(keyword);
  if (toSearchQuery(word)) ctx.services.searchCounter.count(word);
};

/** Stores what was searched for, with how many goods it finds now. */
export async function storeSearches(ctx: Context): Promise<void> {
  const counted = ctx.services.searchCounter.take();
  if (counted.length === 0) return;
  const known = await ctx.services.searchKnowledge.read();
  for (const [word, times] of counted) {
    const asked = readWords(word, known);
    if (!asked) continue;
    const results = await countFound(ctx.db, toWidest(asked));
    await storeSearch(ctx.db, {
      word,
      times,
      results,
      tokens: toTokens([word]),
      searchedAt: ctx.clock.now(),
    });
  }
}

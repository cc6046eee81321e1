import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { normalized } from '../../../kernel/search/words.rules.ts';
import { titleIn } from '../goods/goods.present.ts';
import { correctWords } from './correction/correct-words.ts';
import type { Query } from './query.rules.ts';
import { readWords, toExact, toWidest } from './relevance.rules.ts';
import { countFound, isAnyFound, listSearches, listTitlesFound } from './search.queries.ts';
import { getPhraseAround, toSearchQuery } from './search.rules.ts';

type Suggestions = CallOut<'GET /wanlshop/search/suggest'>;

const maxSuggestions = 10;
const maxPhrases = 6;
const maxTitlesRead = 20;

/** What others searched for first, then what the goods themselves are called; each once, each with what it finds. */
export async function suggestSearches(
  ctx: Context,
  { keyword }: CallChecked<'GET /wanlshop/search/suggest'>,
): Promise<Suggestions> {
  const searchQuery = toSearchQuery(keyword);
  const asked = readWords(keyword, await ctx.services.searchKnowledge.read());
  if (!searchQuery || !asked) return { rows: [] };
  if (!(await isAnyFound(ctx.db, toWidest(asked)))) {
    const corrected = await correctWords(ctx, keyword);
    return corrected === null ? { rows: [] } : suggestSearches(ctx, { keyword: corrected });
  }
  const rows = await listSearches(ctx.db, searchQuery, maxSuggestions);
  const known = new Set(rows.map(({ word }) => word));
  const room = Math.min(maxPhrases, maxSuggestions - rows.length);
  for (const word of (await listPhrases(ctx, keyword, toExact(asked)))
    .filter((word) => !known.has(word))
    .slice(0, room)) {
    const found = readWords(word, asked.known);
    if (found) rows.push({ word, count: await countFound(ctx.db, toWidest(found)) });
  }
  return { rows };
}

async function listPhrases(ctx: Context, keyword: string, query: Query): Promise<string[]> {
  const titles = await listTitlesFound(ctx.db, query, maxTitlesRead);
  const phrases = titles.flatMap(
    (row) => getPhraseAround(titleIn(ctx.language, row), normalized(keyword)) ?? [],
  );
  return [...new Set(phrases)];
}

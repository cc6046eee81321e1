/** What was meant where what was typed finds nothing: pinyin, initials, homophones and typing errors. */
import type { Context } from '../../../../kernel/context.ts';
import { foldSyllable } from '../../../../kernel/search/pinyin.rules.ts';
import {
  findSounding,
  listAlike,
  listNear,
  readSyllables,
  type Vocabulary,
} from '../../../../kernel/search/vocabulary.rules.ts';
import { type Run, toPairs, toRuns } from '../../../../kernel/search/words.rules.ts';
import { all, quote } from '../query.rules.ts';
import { readWords, toWidest } from '../relevance.rules.ts';
import { isAnyFound, listTitlesFound } from '../search.queries.ts';
import { marks } from '../search.rules.ts';

/** So many words of one search are looked at: each costs a few queries. */
const mostRuns = 6;
const titlesRead = 3;

/** The words with each that finds nothing by itself replaced by one that does; null when that is none or nothing. */
export async function correctWords(ctx: Context, words: string): Promise<string | null> {
  const typed = toRuns(words);
  if (typed.length > mostRuns) return null;
  const corrected: string[] = [];
  for (const run of typed) {
    const word = (await isFound(ctx, run.text)) ? run.text : await correctRun(ctx, run);
    if (word === null) return null;
    corrected.push(word);
  }
  return corrected.every((word, index) => word === typed[index]?.text) ? null : corrected.join(' ');
}

async function isFound(ctx: Context, words: string): Promise<boolean> {
  const asked = readWords(words, await ctx.services.searchKnowledge.read());
  return asked !== null && (await isAnyFound(ctx.db, toWidest(asked)));
}

async function correctRun(ctx: Context, run: Run): Promise<string | null> {
  const vocabulary = await ctx.services.searchKnowledge.readVocabulary();
  return (
    (await findFirst(ctx, listAlike(run, vocabulary))) ??
    (await findInTitles(ctx, run, vocabulary)) ??
    (await findFirst(ctx, listNear(run, vocabulary)))
  );
}

async function findFirst(ctx: Context, words: readonly string[]): Promise<string | null> {
  for (const word of words) if (await isFound(ctx, word)) return word;
  return null;
}

/** The part of a title that sounds so, of what sells best. */
async function findInTitles(ctx: Context, run: Run, vocabulary: Vocabulary): Promise<string | null> {
  const syllables = readSyllables(run, vocabulary);
  if (!syllables || syllables.length < 2) return null;
  const { common } = await ctx.services.searchKnowledge.read();
  const pairs = toPairs(syllables.map(foldSyllable), '-');
  const query = all(pairs.map((pair) => quote(marks.pinyin + pair, common)));
  for (const { title } of await listTitlesFound(ctx.db, query, titlesRead)) {
    const part = findSounding(title, syllables, vocabulary.toPinyin);
    if (part !== null) return part;
  }
  return null;
}

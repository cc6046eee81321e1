/**
 * Finds the source that answers a question. A source is compared by each of its wordings, of which the best counts,
 * and by what its text says. A word counts the more the fewer sources have it; one that none has counts against all,
 * so that a question about something else scores low.
 */
import type { ToPinyin } from '../../../kernel/i18n/pinyin.ts';
import { correctWord, indexSounds, type KnownWords } from './correct-question.rules.ts';
import { type QuestionWord, toQuestionWords } from './question-words.rules.ts';

export type SourceDocument<Ref> = {
  ref: Ref;
  wordings: readonly string[];
  body: string;
};

type Wording = { text: string; words: ReadonlyMap<string, number> };
type Indexed<Ref> = { ref: Ref; wordings: readonly Wording[]; all: ReadonlySet<string> };

export type SourceIndex<Ref> = {
  documents: readonly Indexed<Ref>[];
  /** How many sources have a word. */
  frequency: ReadonlyMap<string, number>;
  known: KnownWords;
};

/** `matched` is the wording it was found by; empty where its text alone says it. */
export type Hit<Ref> = { ref: Ref; score: number; matched: string };

const toWeights = (words: readonly QuestionWord[]) =>
  new Map(words.map(({ token, weight }) => [token, weight]));

export function indexSources<Ref>(
  documents: readonly SourceDocument<Ref>[],
  toPinyin: ToPinyin | null,
): SourceIndex<Ref> {
  const frequency = new Map<string, number>();
  const titleWords = new Map<string, QuestionWord>();
  const indexed = documents.map(({ ref, wordings, body }) => {
    const cut = wordings.map((text) => ({ text, words: toQuestionWords(text) }));
    for (const word of cut.flatMap(({ words }) => words)) titleWords.set(word.token, word);
    const all = new Set([
      ...cut.flatMap(({ words }) => words.map(({ token }) => token)),
      ...toQuestionWords(body).map(({ token }) => token),
    ]);
    for (const token of all) frequency.set(token, (frequency.get(token) ?? 0) + 1);
    return { ref, wordings: cut.map(({ text, words }) => ({ text, words: toWeights(words) })), all };
  });
  return { documents: indexed, frequency, known: indexSounds([...titleWords.values()], toPinyin) };
}

const wordingShare = 0.75;
const coveredShare = 0.6;
/** A word that no source has, and a pair of characters that only stand beside each other by chance. */
const strangeWeight = 2;
const chanceWeight = 0.5;

/** The best first. */
export function findSources<Ref>(index: SourceIndex<Ref>, question: string): Hit<Ref>[] {
  const read = readQuestion(index, question);
  const asked = sum([...read.values()]);
  if (asked === 0) return [];
  return index.documents
    .map((document) => score(index, document, { read, asked }))
    .filter((hit) => hit.score > 0)
    .sort((left, right) => right.score - left.score);
}

/** Of each word how much it counts. */
type Read = ReadonlyMap<string, number>;

function score<Ref>(
  index: SourceIndex<Ref>,
  { ref, wordings, all }: Indexed<Ref>,
  { read, asked }: { read: Read; asked: number },
): Hit<Ref> {
  let best = { score: 0, matched: '' };
  for (const { text, words } of wordings) {
    const shared = sum([...read].map(([token, weight]) => (words.has(token) ? weight : 0)));
    if (shared === 0) continue;
    const said = sum([...words].map(([token, weight]) => weight * weigh(index, token)));
    const fits = coveredShare * (shared / asked) + (1 - coveredShare) * Math.min(1, shared / said);
    if (fits > best.score) best = { score: fits, matched: text };
  }
  const anywhere = sum([...read].map(([token, weight]) => (all.has(token) ? weight : 0)));
  return {
    ref,
    score: wordingShare * best.score + (1 - wordingShare) * (anywhere / asked),
    matched: best.matched,
  };
}

/** Words that no source has are read as what was meant, where that is clear. */
function readQuestion<Ref>(index: SourceIndex<Ref>, question: string): Read {
  const words = toQuestionWords(question);
  const meanings = words.map((word) =>
    index.frequency.has(word.token) ? [word.token] : correctWord(word, index.known),
  );
  const understood = new Set(
    words.flatMap(({ part, weight }, at) => (weight >= 1 && meanings[at]?.length ? part : [])),
  );
  const read = new Map<string, number>();
  const add = (token: string, weight: number) => read.set(token, Math.max(read.get(token) ?? 0, weight));
  for (const [at, { token, weight, script, part }] of words.entries()) {
    const meant = meanings[at] ?? [];
    for (const one of meant) add(one, weight * weigh(index, one));
    if (meant.length > 0) continue;
    const isChance = script === 'cjk' && understood.has(part);
    add(token, weight * (isChance ? chanceWeight : strangeWeight) * weigh(index, token));
  }
  return read;
}

/** The more the fewer sources have it. */
const weigh = <Ref>({ documents, frequency }: SourceIndex<Ref>, token: string): number =>
  Math.log(1 + documents.length / (frequency.get(token) ?? 1));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * How texts are cut into what is searched. Chinese is cut into single characters and pairs of neighbours, so that
 * words of any length are found without a dictionary and none is missed; other scripts into runs of letters and of
 * digits, so that "A7" and "iPhone15" are found by each half, and plurals by their singular.
 */
import { toSingular } from './english.rules.ts';

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const runs = new RegExp(`[${cjk}]+|[\\p{N}--[${cjk}]]+|[[\\p{L}\\p{M}]--[${cjk}]]+`, 'gv');
const isCjk = new RegExp(`^[${cjk}]`, 'v');
const isNumber = /^\p{N}/v;

const longestToken = 40;

/** Full width and half width, upper and lower case are the same word. */
export const normalized = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Characters of one script, or digits, that stand together. */
export type Run = { script: 'cjk' | 'letters' | 'number'; text: string };

export const toRuns = (text: string): Run[] =>
  (normalized(text).match(runs) ?? []).map((run) => ({
    script: isCjk.test(run) ? 'cjk' : isNumber.test(run) ? 'number' : 'letters',
    text: run,
  }));

export const splitCharacters = (run: string): string[] => Array.from(run);

/** Each with the one behind it. */
export const toPairs = (parts: readonly string[], between = ''): string[] =>
  parts.slice(1).map((part, index) => `${parts[index]}${between}${part}`);

const cut = (run: string): string => splitCharacters(run).slice(0, longestToken).join('');

/** Every token that these texts are found by. */
export function toTokens(texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  for (const { script, text } of texts.flatMap(toRuns)) {
    if (script === 'cjk') {
      const characters = splitCharacters(text);
      for (const token of [...characters, ...toPairs(characters)]) tokens.add(token);
    } else {
      tokens.add(cut(text));
      if (script === 'letters') tokens.add(cut(toSingular(text)));
    }
  }
  return [...tokens];
}

/** The tokens a run asks for, all of them. */
export function toTerms({ script, text }: Run): string[] {
  if (script === 'letters') return [cut(toSingular(text))];
  if (script === 'number') return [cut(text)];
  const characters = splitCharacters(text);
  return characters.length > 1 ? toPairs(characters) : characters;
}

/** Marks tell what a token of a goods is of; one without a mark is of its title. */
export const marks = {
  elsewhere: '.',
  shop: '@',
  parameter: '=',
  category: '#',
  pinyin: '~',
  head: '$',
} as const;

const fields = ['', marks.elsewhere, marks.shop];

/** The run anywhere in a goods, a word of letters by its beginning. Tokens hold nothing to escape. */
export const toQueryAnywhere = (run: Run): string =>
  toTerms(run)
    .map((term) => {
      const end = run.script === 'letters' ? ':*' : '';
      return `(${fields.map((field) => `'${field}${term}'${end}`).join(' | ')})`;
    })
    .join(' & ');

/** All the words anywhere in a goods, as a tsquery, or null when there is no letter or digit among them. */
export function toSearchQuery(words: string): string | null {
  const queries = new Set(toRuns(words).map(toQueryAnywhere));
  return queries.size > 0 ? [...queries].join(' & ') : null;
}

/** The part of a title that holds the word and can be searched for by itself, or null. */
export function getPhraseAround(title: string, word: string): string | null {
  const wanted = normalized(word);
  const parts = normalized(title).split(/[\s,，、。;；:：|/()（）[\]【】]+/);
  const first = wanted.split(' ')[0] ?? wanted;
  const at = parts.findIndex((part) => part.includes(first));
  const part = parts[at];
  if (part === undefined) return null;
  if (isCjk.test(part)) return part.slice(0, 20);
  return parts.slice(at, at + Math.max(2, wanted.split(' ').length)).join(' ');
}

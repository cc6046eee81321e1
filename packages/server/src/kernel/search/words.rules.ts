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

/**
 * How goods are found by words. Chinese is cut into single characters and pairs of neighbours, so that words
 * of any length are found without a dictionary and none is missed; other scripts into runs of letters and of
 * digits, so that "A7" and "iPhone15" are found by each half. A query asks for all its words: Chinese by its
 * pairs, a word of letters by its beginning, a number whole.
 */

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const runs = new RegExp(`[${cjk}]+|[\\p{N}--[${cjk}]]+|[[\\p{L}\\p{M}]--[${cjk}]]+`, 'gv');
const isCjk = new RegExp(`^[${cjk}]`, 'v');
const isNumber = /^\p{N}/v;

const longestToken = 40;

/** Full width and half width, upper and lower case are the same word. */
export const normalized = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

function splitRuns(text: string): string[] {
  return normalized(text).match(runs) ?? [];
}

const splitCharacters = (run: string): string[] => Array.from(run);

const toPairs = (characters: string[]): string[] =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`);

const cut = (run: string): string => splitCharacters(run).slice(0, longestToken).join('');

/** Every token that these texts are found by. */
export function toTokens(texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  for (const run of texts.flatMap(splitRuns)) {
    if (!isCjk.test(run)) tokens.add(cut(run));
    else for (const token of [...splitCharacters(run), ...toPairs(splitCharacters(run))]) tokens.add(token);
  }
  return [...tokens];
}

/** The words as a tsquery, or null when there is no letter or digit among them. Tokens hold nothing to escape. */
export function toSearchQuery(words: string): string | null {
  const terms = new Set<string>();
  for (const run of splitRuns(words)) {
    const characters = splitCharacters(run);
    if (isNumber.test(run)) terms.add(`'${cut(run)}'`);
    else if (!isCjk.test(run)) terms.add(`'${cut(run)}':*`);
    else
      for (const token of characters.length > 1 ? toPairs(characters) : characters) terms.add(`'${token}'`);
  }
  return terms.size > 0 ? [...terms].join(' & ') : null;
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

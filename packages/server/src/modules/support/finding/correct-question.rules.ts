/** Words mistyped: by their sound in pinyin, or a letter or two away from a word that sources have. */
import type { ToPinyin } from '../../../kernel/i18n/pinyin.ts';
import { countEdits } from '../../../kernel/search/edit-distance.rules.ts';
import { foldSyllable, toSyllables } from '../../../kernel/search/pinyin.rules.ts';
import { toPairs } from '../../../kernel/search/words.rules.ts';
import type { QuestionWord } from './question-words.rules.ts';

export type KnownWords = {
  letters: readonly string[];
  /** Pairs of characters by how they sound. */
  bySound: ReadonlyMap<string, readonly string[]>;
  toPinyin: ToPinyin | null;
};

const toSound = (syllables: readonly string[]): string => syllables.map(foldSyllable).join('-');

export function indexSounds(words: readonly QuestionWord[], toPinyin: ToPinyin | null): KnownWords {
  const bySound = new Map<string, string[]>();
  const letters: string[] = [];
  for (const { token, script } of words) {
    if (script === 'letters') letters.push(token);
    if (script !== 'cjk' || token.length < 2 || !toPinyin) continue;
    const sound = toSound(toPinyin(token));
    bySound.set(sound, [...(bySound.get(sound) ?? []), token]);
  }
  return { letters, bySound, toPinyin };
}

const mostEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The words that may be meant; none where nothing is near. */
export function correctWord({ token, script }: QuestionWord, known: KnownWords): string[] {
  if (script === 'cjk') {
    if (token.length < 2 || !known.toPinyin) return [];
    return [...(known.bySound.get(toSound(known.toPinyin(token))) ?? [])];
  }
  if (script === 'number') return [];
  const syllables = toSyllables(token);
  const spelt = syllables ? toPairs(syllables, ' ').map((pair) => toSound(pair.split(' '))) : [];
  const sounding = spelt.flatMap((sound) => known.bySound.get(sound) ?? []);
  return sounding.length > 0 ? sounding : findNear(token, known.letters);
}

function findNear(token: string, letters: readonly string[]): string[] {
  let least = mostEdits(token.length);
  let near: string[] = [];
  if (least === 0) return near;
  for (const word of letters) {
    const edits = countEdits(token, word, least);
    if (edits > least) continue;
    if (edits < least) [least, near] = [edits, []];
    near.push(word);
  }
  return near.slice(0, 1);
}

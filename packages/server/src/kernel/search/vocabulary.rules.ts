/** The words goods are called by, to be found by how they sound and when a letter of them is wrong. */

import type { ToPinyin } from '../i18n/pinyin.ts';
import { countEdits } from './edit-distance.rules.ts';
import { toSingular } from './english.rules.ts';
import { foldSyllable, toSyllables } from './pinyin.rules.ts';
import { type Run, splitCharacters, toRuns } from './words.rules.ts';

type Entry = { word: string; key: string; characters: number };

export type Vocabulary = {
  entries: readonly Entry[];
  byKey: ReadonlyMap<string, readonly string[]>;
  byFolded: ReadonlyMap<string, readonly string[]>;
  byInitials: ReadonlyMap<string, readonly string[]>;
  toPinyin: ToPinyin;
};

const mostEntries = 30_000;
const longestWord = 8;
/** The last characters of a part of a title are what it is called by. */
const headLengths = [2, 3];
const shortestLetters = 3;

/** Of `words` all, of titles what their parts end with; the first of those that sound alike comes first. */
export function buildVocabulary(
  words: readonly string[],
  titles: readonly string[],
  toPinyin: ToPinyin,
): Vocabulary {
  const all = new Set<string>();
  for (const run of words.flatMap(toRuns)) if (isWord(run)) all.add(run.text);
  for (const run of titles.flatMap(toRuns)) {
    if (run.script === 'letters' && isWord(run)) all.add(run.text);
    if (run.script !== 'cjk') continue;
    const characters = splitCharacters(run.text);
    for (const length of headLengths)
      if (characters.length >= length) all.add(characters.slice(-length).join(''));
  }
  const entries: Entry[] = [];
  const vocabulary = {
    entries,
    byKey: new Map<string, string[]>(),
    byFolded: new Map<string, string[]>(),
    byInitials: new Map<string, string[]>(),
    toPinyin,
  };
  for (const run of [...all].slice(0, mostEntries).flatMap(toRuns)) {
    if (run.script === 'letters') {
      entries.push({ word: run.text, key: toSingular(run.text), characters: 0 });
      continue;
    }
    const syllables = toPinyin(run.text);
    const key = syllables.join('');
    entries.push({ word: run.text, key, characters: syllables.length });
    add(vocabulary.byKey, key, run.text);
    add(vocabulary.byFolded, toFolded(syllables), run.text);
    add(vocabulary.byInitials, syllables.map((syllable) => syllable[0]).join(''), run.text);
  }
  return vocabulary;
}

const isWord = ({ script, text }: Run): boolean => {
  const { length } = splitCharacters(text);
  return script === 'cjk'
    ? length >= 2 && length <= longestWord
    : script === 'letters' && length >= shortestLetters;
};

const mostAlike = 5;
function add(map: Map<string, string[]>, key: string, word: string): void {
  const alike = map.get(key) ?? [];
  if (alike.length < mostAlike) map.set(key, [...alike, word]);
}

const toFolded = (syllables: readonly string[]): string => syllables.map(foldSyllable).join('');

/** The syllables of what was typed: of characters their own, of letters those they spell; null when none. */
export const readSyllables = ({ script, text }: Run, { toPinyin }: Vocabulary): string[] | null =>
  script === 'cjk' ? toPinyin(text) : script === 'letters' ? toSyllables(text) : null;

/** Words that sound like this one, or begin with these letters. */
export function listAlike(run: Run, vocabulary: Vocabulary): string[] {
  if (run.script === 'number') return [];
  const syllables = readSyllables(run, vocabulary);
  const key = run.script === 'cjk' ? (syllables ?? []).join('') : run.text;
  const alike = [
    ...(vocabulary.byKey.get(key) ?? []),
    ...(syllables ? (vocabulary.byFolded.get(toFolded(syllables)) ?? []) : []),
    ...(run.script === 'letters' ? (vocabulary.byInitials.get(key) ?? []) : []),
  ];
  return [...new Set(alike)].filter((word) => word !== run.text);
}

const mostEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The words that are fewest letters away, of characters by their pinyin and as many as were typed. */
export function listNear(run: Run, vocabulary: Vocabulary): string[] {
  if (run.script === 'number') return [];
  const isCjk = run.script === 'cjk';
  const key = isCjk ? vocabulary.toPinyin(run.text).join('') : toSingular(run.text);
  const characters = isCjk ? splitCharacters(run.text).length : null;
  let least = mostEdits(key.length);
  let near: string[] = [];
  if (least === 0) return near;
  for (const entry of vocabulary.entries) {
    if (characters !== null && (entry.characters !== characters || !sharesCharacter(entry.word, run.text)))
      continue;
    const edits = countEdits(key, entry.key, least);
    if (edits > least || entry.word === run.text) continue;
    if (edits < least) [least, near] = [edits, []];
    if (near.length < mostAlike) near.push(entry.word);
  }
  return near;
}

const sharesCharacter = (left: string, right: string): boolean =>
  splitCharacters(left).some((character) => right.includes(character));

/** The part of a title that sounds like these syllables, or null. */
export function findSounding(title: string, syllables: readonly string[], toPinyin: ToPinyin): string | null {
  const wanted = toFolded(syllables);
  for (const { script, text } of toRuns(title)) {
    if (script !== 'cjk') continue;
    const sounds = toPinyin(text);
    const characters = splitCharacters(text);
    for (let at = 0; at + syllables.length <= sounds.length; at += 1) {
      const end = at + syllables.length;
      if (toFolded(sounds.slice(at, end)) === wanted) return characters.slice(at, end).join('');
    }
  }
  return null;
}

/** The list of blocked words as it is edited: what is pasted into it, and what is found in it. */
import { foldWord, isBlockable, longestBlockedWord } from '@chengji/contract/blocked-words';

export type AddedWords = {
  words: string[];
  added: number;
  /** Already listed, or twice in what was pasted. */
  known: number;
  /** Too long, or with nothing to look for in them. */
  unfit: string[];
  over: number;
};

/** What is pasted has one word or phrase a line; those that differ only in what would hide them are one. */
export function addWords(words: readonly string[], pasted: string, most: number): AddedWords {
  const known = new Set(words.map(foldWord));
  const result: AddedWords = { words: [...words], added: 0, known: 0, unfit: [], over: 0 };
  for (const line of pasted.split(/[\r\n]+/)) {
    const word = line.trim();
    if (word === '') continue;
    const folded = foldWord(word);
    if (word.length > longestBlockedWord || !isBlockable(word)) result.unfit.push(word);
    else if (known.has(folded)) result.known += 1;
    else if (result.words.length >= most) result.over += 1;
    else {
      known.add(folded);
      result.words.push(word);
      result.added += 1;
    }
  }
  return result;
}

export function findWords(words: readonly string[], wanted: string): readonly string[] {
  const folded = foldWord(wanted);
  return folded === '' ? words : words.filter((word) => foldWord(word).includes(folded));
}

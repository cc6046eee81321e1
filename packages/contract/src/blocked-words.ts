/**
 * Words the operator does not want published. Width, case, accents, spaces and characters without width do
 * not hide one. A word of an alphabet counts only between its boundaries: “class” does not hold “ass”.
 */
export const mostBlockedWords = 2_000;
export const longestBlockedWord = 40;

/** Whether there is anything in a word to look for. */
export const isBlockable = (word: string): boolean => /[\p{L}\p{N}]/u.test(foldWord(word));

/** As two words are told apart, and as they are looked for. */
export const foldWord = (word: string): string => fold(word).characters.join('');

type Folded = {
  characters: string[];
  /** Of each character, where what it came from begins and ends in the text. */
  starts: number[];
  ends: number[];
};

/** Scripts that write words without a space between them have no boundaries to look at. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const ignored = /\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Mn}|\u2800/u;

/** A text without what hides a word: accents part from letters, and full width gets its half. */
function fold(text: string): Folded {
  const folded: Folded = { characters: [], starts: [], ends: [] };
  let at = 0;
  for (const original of text) {
    const form = unspaced.test(original) ? 'NFKC' : 'NFKD';
    for (const character of original.normalize(form).toLowerCase()) {
      if (/\s/u.test(character) || ignored.test(character)) continue;
      folded.characters.push(character);
      folded.starts.push(at);
      folded.ends.push(at + original.length);
    }
    at += original.length;
  }
  return folded;
}

type Kind = 'letter' | 'digit' | 'other';
const toKind = (character: string | undefined): Kind => {
  if (character === undefined || unspaced.test(character)) return 'other';
  if (/\p{L}/u.test(character)) return 'letter';
  return /\p{N}/u.test(character) ? 'digit' : 'other';
};

type Node = { next: Map<string, Node>; words: { word: string; breaks: ReadonlySet<number> }[] };
type Found = { word: string; start: number; end: number };

const compiled = new WeakMap<readonly string[], Node>();

/** The words as a tree of characters, made once for each list. */
function compile(words: readonly string[]): Node {
  const known = compiled.get(words);
  if (known) return known;
  const root: Node = { next: new Map(), words: [] };
  for (const word of words) {
    const folded = fold(word);
    if (folded.characters.length === 0) continue;
    let node = root;
    for (const character of folded.characters) {
      const next = node.next.get(character) ?? { next: new Map(), words: [] };
      node.next.set(character, next);
      node = next;
    }
    node.words.push({ word, breaks: new Set(listBreaks(word, folded, 0, folded.characters.length)) });
  }
  compiled.set(words, root);
  return root;
}

/** Where spaces stand within a stretch of folded text, counted from its beginning. */
function listBreaks(text: string, { starts, ends }: Folded, from: number, to: number): number[] {
  const breaks: number[] = [];
  for (let index = from + 1; index < to; index++) {
    const between = text.slice(ends[index - 1], starts[index]);
    if (/\s|\u2800/u.test(between)) breaks.push(index - from);
  }
  return breaks;
}

/**
 * Spaces may hide a word (“f uck”), and may part two innocent ones (“the pen is”): between letters of an
 * alphabet they count as hiding only where they leave a letter alone, or where the word has them itself.
 */
function isHidden(breaks: readonly number[], own: ReadonlySet<number>, length: number): boolean {
  if (breaks.every((at) => own.has(at))) return true;
  const edges = [0, ...breaks, length];
  return edges.some((edge, index) => index > 0 && edge - (edges[index - 1] ?? 0) === 1);
}

function* findAll(text: string, words: readonly string[]): Generator<Found> {
  if (words.length === 0 || text === '') return;
  const root = compile(words);
  const folded = fold(text);
  const { characters, starts, ends } = folded;
  const kinds = characters.map(toKind);
  const isSpaced = characters.map(
    (_, index) => index > 0 && /\s|\u2800/u.test(text.slice(ends[index - 1], starts[index])),
  );
  /** Whether a word of an alphabet may begin here, or end before. */
  const isBoundary = (index: number) =>
    kinds[index] === 'other' || kinds[index] !== kinds[index - 1] || isSpaced[index] === true;
  for (let from = 0; from < characters.length; from++) {
    if (!isBoundary(from)) continue;
    let node = root.next.get(characters[from] ?? '');
    for (let to = from + 1; node; to++) {
      if (node.words.length > 0 && (to === characters.length || isBoundary(to))) {
        const breaks = listBreaks(text, folded, from, to);
        const isOfAlphabet = kinds.slice(from, to).every((kind) => kind !== 'other');
        const hit = node.words.find((one) => !isOfAlphabet || isHidden(breaks, one.breaks, to - from));
        if (hit) yield { word: hit.word, start: starts[from] ?? 0, end: ends[to - 1] ?? 0 };
      }
      node = node.next.get(characters[to] ?? '');
    }
  }
}

/** The first of the words that a text holds, as the operator wrote it. */
export function findBlockedWord(text: string, words: readonly string[]): string | undefined {
  const first = findAll(text, words).next();
  return first.done ? undefined : first.value.word;
}

/** The text with each of the words in it, and what hides them, as three asterisks. */
export function maskBlockedWords(text: string, words: readonly string[]): string {
  let masked = '';
  let shownTo = 0;
  let maskedTo = 0;
  for (const { start, end } of findAll(text, words)) {
    if (start >= maskedTo) {
      masked += `${text.slice(shownTo, start)}***`;
      shownTo = end;
    }
    maskedTo = Math.max(maskedTo, end);
    shownTo = Math.max(shownTo, end);
  }
  return masked + text.slice(shownTo);
}

/** The text in stretches, those that hold one of the words apart from the others. */
export function splitAtBlockedWords(
  text: string,
  words: readonly string[],
): { text: string; isBlocked: boolean }[] {
  const parts: { text: string; isBlocked: boolean }[] = [];
  let to = 0;
  for (const { start, end } of [...findAll(text, words)].sort((a, b) => a.start - b.start)) {
    if (end <= to) continue;
    if (start > to) parts.push({ text: text.slice(to, start), isBlocked: false });
    parts.push({ text: text.slice(Math.max(start, to), end), isBlocked: true });
    to = end;
  }
  if (to < text.length) parts.push({ text: text.slice(to), isBlocked: false });
  return parts;
}

/** All of the words that a text holds, each once. */
export const listBlockedWords = (text: string, words: readonly string[]): string[] => [
  ...new Set([...findAll(text, words)].map(({ word }) => word)),
];

/** Words that mean the same, and words that a wider one takes in. */
import { toSingular } from '../../../kernel/search/english.rules.ts';
import { type Run, splitCharacters, toRuns } from '../../../kernel/search/words.rules.ts';

/** Any of `words` finds all of `words` and all of `finds`; what is in `finds` does not find the others. */
export type Synonyms = { words: readonly string[]; finds: readonly string[] };

export type Phrase = readonly Run[];

/** A part of what was typed, with what else may stand for it. */
export type Unit = { phrase: Phrase; others: readonly Phrase[] };

/** Found by its key: its characters and the singular of its words. */
export type SynonymIndex = { others: ReadonlyMap<string, readonly string[]>; longest: number };

type Atom = { key: string; run: Run; from: number };

const toAtoms = (runs: readonly Run[]): Atom[] =>
  runs.flatMap((run) =>
    run.script === 'cjk'
      ? splitCharacters(run.text).map((character, from) => ({ key: character, run, from }))
      : [{ key: run.script === 'letters' ? toSingular(run.text) : run.text, run, from: 0 }],
  );

const toKey = (atoms: readonly Atom[]): string => atoms.map(({ key }) => `${key} `).join('');

/** What two spellings of the same words have in common, each part followed by a blank. */
export const toWordsKey = (words: string): string => toKey(toAtoms(toRuns(words)));

export function indexSynonyms(rows: readonly Synonyms[]): SynonymIndex {
  const others = new Map<string, string[]>();
  let longest = 0;
  for (const { words, finds } of rows) {
    const all = [...new Set([...words, ...finds])];
    for (const word of words) {
      const key = toWordsKey(word);
      if (key === '') continue;
      longest = Math.max(longest, toAtoms(toRuns(word)).length);
      const known = others.get(key) ?? [];
      others.set(key, [...known, ...all.filter((other) => other !== word && !known.includes(other))]);
    }
  }
  return { others, longest };
}

/** What was typed in parts: the longest words that have synonyms, and what stands between them. */
export function toUnits(words: string, { others, longest }: SynonymIndex): Unit[] {
  const atoms = toAtoms(toRuns(words));
  const units: Unit[] = [];
  let plain: Atom[] = [];
  const close = () => {
    for (const phrase of toPhrase(plain)) units.push({ phrase: [phrase], others: [] });
    plain = [];
  };
  for (let at = 0; at < atoms.length; ) {
    const length = findLength(atoms.slice(at, at + longest), others);
    const atom = atoms[at] as Atom;
    if (length === 0) {
      plain.push(atom);
      at += 1;
      continue;
    }
    close();
    const part = atoms.slice(at, at + length);
    const known = others.get(toKey(part)) ?? [];
    units.push({ phrase: toPhrase(part), others: known.map(toRuns) });
    at += length;
  }
  close();
  return units;
}

function findLength(atoms: readonly Atom[], others: SynonymIndex['others']): number {
  for (let length = atoms.length; length > 0; length -= 1) {
    const part = atoms.slice(0, length);
    if (others.has(toKey(part)) && (length > 1 || isWhole(part[0]))) return length;
  }
  return 0;
}

/** One character is a word only where it stands alone: there is one of "flower" in "peanut". */
const isWhole = (atom: Atom | undefined): boolean =>
  atom?.run.script !== 'cjk' || splitCharacters(atom.run.text).length === 1;

/** Characters that stood together in one run are one again. */
function toPhrase(atoms: readonly Atom[]): Run[] {
  const runs: Run[] = [];
  let before: Atom | undefined;
  for (const atom of atoms) {
    const last = runs.at(-1);
    if (last && before?.run === atom.run && atom.run.script === 'cjk') last.text += atom.key;
    else runs.push({ script: atom.run.script, text: atom.run.script === 'cjk' ? atom.key : atom.run.text });
    before = atom;
  }
  return runs;
}

/** Plural words and the singular they are searched by: no dictionary, the few that follow no rule are listed. */

const irregular = new Map(
  Object.entries({
    children: 'child',
    feet: 'foot',
    geese: 'goose',
    halves: 'half',
    knives: 'knife',
    leaves: 'leaf',
    loaves: 'loaf',
    men: 'man',
    mice: 'mouse',
    scarves: 'scarf',
    shelves: 'shelf',
    shoes: 'shoe',
    teeth: 'tooth',
    toes: 'toe',
    wolves: 'wolf',
    women: 'woman',
  }),
);

const shortest = 4;

/** The word a plural is found by; others stay as they are. */
export function toSingular(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  if (word.length < shortest || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.length > shortest && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const prepositions = new Set(
  'against and at before by for from in made of on or ready that to under when which with without'.split(' '),
);

/** The word that says what a clause is about: the last before its first preposition. */
export function findHead(words: readonly string[]): string | undefined {
  const end = words.findIndex((word, index) => index > 0 && prepositions.has(word));
  return words.at(end === -1 ? -1 : end - 1);
}

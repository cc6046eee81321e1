/**
 * In which order goods are found: tiers, each a query of its own, read one after the other. Within a tier goods
 * stand by their rank. A tier leaves out what those before it hold.
 */

import { splitCharacters, toRuns, toTerms } from '../../../kernel/search/words.rules.ts';
import { all, any, type CommonTokens, type Query, quote, without } from './query.rules.ts';
import { marks } from './search.rules.ts';
import { type Phrase, type SynonymIndex, toUnits, toWordsKey, type Unit } from './synonyms.rules.ts';

/** The names of a category as keys of their words. */
export type CategoryNames = { id: number; names: readonly string[] };

export type Known = {
  synonyms: SynonymIndex;
  categories: readonly CategoryNames[];
  common: CommonTokens;
};

/** More words than these are no search for goods with some of them. */
const mostSomeWords = 6;

/** What was typed, read with what is known. */
export type Asked = { typed: Phrase; units: readonly Unit[]; known: Known };

/** Null when there is no letter or digit in it. */
export function readWords(words: string, known: Known): Asked | null {
  const typed = toRuns(words);
  return typed.length > 0 ? { typed, units: toUnits(words, known.synonyms), known } : null;
}

/** All that the tiers of all the words hold, as one query: for the orders that are not by relevance. */
export function toWidest(asked: Asked): Query {
  const category = findCategory(asked);
  const everywhere = toEverything(asked);
  return category ? any([everywhere, category]) : everywhere;
}

/** What was typed and no other words, anywhere in a goods. */
export const toExact = ({ typed, known }: Asked): Query => toAnywhere(typed, known);

/**
 * The best first: titles a part of which ends with the words or a synonym, in a category named after them, then
 * such titles anywhere, the category called so, titles that hold the words or a synonym, other fields, parameters.
 */
export function toTiers(asked: Asked): Query[] {
  const { typed, units, known } = asked;
  const last = units.at(-1);
  if (!last) return [];
  const tiers = new Tiers();
  const before = units.slice(0, -1).map((unit) => toTitleQuery(unit, known));
  const heads = toHead(typed, known);
  const synonymHeads = all([
    ...before,
    any([last.phrase, ...last.others].map((phrase) => toHead(phrase, known))),
  ]);
  const hasSynonyms = units.some(({ others }) => others.length > 0);
  const related = findHolding([last.phrase], known);
  const synonymsRelated = hasSynonyms ? findHolding([last.phrase, ...last.others], known) : null;
  if (related) tiers.add(all([heads, related]));
  if (synonymsRelated) tiers.add(all([synonymHeads, synonymsRelated]));
  tiers.add(heads);
  if (hasSynonyms) tiers.add(synonymHeads);
  const category = findCategory(asked);
  if (category) tiers.add(category);
  tiers.add(toTitle(typed, known));
  if (hasSynonyms) tiers.add(all(units.map((unit) => toTitleQuery(unit, known))));
  tiers.add(all(units.map((unit) => toQueryEverywhere(unit, known))));
  tiers.add(toEverything(asked));
  return tiers.queries;
}

/**
 * Behind what has all the words: of one word the categories named after it; of several most of them, then the
 * last, which says what the others tell more of, then any.
 */
export function toSomeWords(asked: Asked): Query[] {
  const { units, known } = asked;
  const last = units.at(-1);
  if (!last || units.length > mostSomeWords) return [];
  const tiers = new Tiers([toEverything(asked)]);
  if (units.length === 1) {
    const related = findHolding([last.phrase, ...last.others], known);
    if (related) tiers.add(related);
    return tiers.queries;
  }
  const telling = units.filter(says).map((unit) => toQueryEverywhere(unit, known));
  if (telling.length > 2) tiers.add(any(telling.map((_, left) => all(telling.toSpliced(left, 1)))));
  if (says(last)) tiers.add(toTitleQuery(last, known));
  if (telling.length > 0) tiers.add(any(telling));
  return tiers.queries;
}

const fewestLetters = 3;

/** Whether a part means something by itself: a number or a letter or two do not. */
const says = ({ phrase }: Unit): boolean =>
  phrase.some(
    ({ script, text }) => script === 'cjk' || (script === 'letters' && text.length >= fewestLetters),
  );

/** Any part of any word: what is near when nothing is found. */
export const toParts = ({ typed, known }: Asked): Query =>
  any(typed.flatMap((run) => toTerms(run).map((text) => toAnywhere([{ ...run, text }], known))));

/** The phrase in a title, one of whose parts ends with it: the mark at its last term says that the term is there. */
function toHead(phrase: Phrase, known: Known): Query {
  if (phrase.at(-1)?.script === 'number') return toTitle(phrase, known);
  const terms = phrase.flatMap(toTerms);
  const last = `${terms.at(-1)}${marks.head}`;
  return all([...terms.slice(0, -1), last].map((term) => quote(term, known.common)));
}

const toTitle = (phrase: Phrase, { common }: Known): Query =>
  all(phrase.flatMap(toTerms).map((term) => quote(term, common)));

const fields = ['', marks.elsewhere, marks.shop];

/** The phrase in any field; typed words of letters by their beginning, for the last may be unfinished. */
const toAnywhere = (phrase: Phrase, { common }: Known, isTyped = true): Query =>
  all(
    phrase.flatMap((run) =>
      toTerms(run).map((term) =>
        any(fields.map((field) => quote(field + term, common, isTyped && run.script === 'letters'))),
      ),
    ),
  );

const toTitleQuery = ({ phrase, others }: Unit, known: Known): Query =>
  any([phrase, ...others].map((one) => toTitle(one, known)));
const toQueryEverywhere = ({ phrase, others }: Unit, known: Known): Query =>
  any([toAnywhere(phrase, known), ...others.map((other) => toSynonym(other, known))]);

/** Each word in any field or a parameter. */
const toEverything = ({ units, known }: Asked): Query =>
  all(units.map((unit) => any([toQueryEverywhere(unit, known), ...toParameters(unit, known)])));

/** Parameters are words as they stand: of one longer than a character none is found by a character alone. */
const toParameters = ({ phrase, others }: Unit, { common }: Known): Query[] =>
  [phrase, ...others].map((one) =>
    all(one.flatMap(toTerms).map((term) => quote(marks.parameter + term, common))),
  );

/** One character that nobody typed is looked for in titles alone: names of shops have it by chance. */
const toSynonym = (phrase: Phrase, known: Known): Query =>
  phrase.flatMap(({ text }) => splitCharacters(text)).length > 1
    ? toAnywhere(phrase, known, false)
    : toTitle(phrase, known);

const toKey = (phrase: Phrase): string => toWordsKey(phrase.map(({ text }) => text).join(' '));

function inCategories(fit: (names: readonly string[]) => boolean, { categories, common }: Known) {
  const ids = categories.filter(({ names }) => fit(names)).map(({ id }) => id);
  return ids.length > 0 ? any(ids.map((id) => quote(`${marks.category}${id}`, common))) : null;
}

/** Categories whose name holds one of the phrases. */
function findHolding(phrases: readonly Phrase[], known: Known): Query | null {
  const keys = phrases.map(toKey);
  return inCategories(
    (names) => names.some((name) => keys.some((key) => ` ${name}`.includes(` ${key}`))),
    known,
  );
}

/** The categories called as what was typed, or as a synonym of it. */
function findCategory({ typed, units, known }: Asked): Query | null {
  const [unit] = units;
  const phrases = unit && units.length === 1 ? [unit.phrase, ...unit.others] : [typed];
  const keys = new Set(phrases.map(toKey));
  return inCategories((names) => names.some((name) => keys.has(name)), known);
}

class Tiers {
  readonly queries: Query[] = [];
  readonly #before: Query[];

  constructor(before: Query[] = []) {
    this.#before = before;
  }

  add(query: Query): void {
    this.queries.push(without(query, this.#before));
    this.#before.push(query);
  }
}

/** What goods are searched by: their tokens, marked by where they stand, and the queries for them. */
import { normalized, type Run, toRuns, toTerms } from '../../../kernel/search/words.rules.ts';

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
  if (toRuns(part)[0]?.script === 'cjk') return part.slice(0, 20);
  return parts.slice(at, at + Math.max(2, wanted.split(' ').length)).join(' ');
}

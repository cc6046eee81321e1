import type { CallOut } from '@chengji/contract';
import { newRowKey } from '../../../../kernel/row-key.ts';

export type Synonyms = CallOut<'GET /platform/synonyms/list'>;
export type SynonymsRow = Synonyms['rows'][number];

/** A row as it is typed: its words in one text each. */
export type TypedRow = { key: string; words: string; finds: string };

const separator = '、';

export const toTyped = ({ words, finds }: SynonymsRow): TypedRow => ({
  key: newRowKey(),
  words: words.join(separator),
  finds: finds.join(separator),
});

/** A word may have blanks in it, so that only commas and the like part them. */
const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,，;；]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

export const toRow = ({ words, finds }: TypedRow): SynonymsRow => ({
  words: splitWords(words),
  finds: splitWords(finds),
});

export const showRow = ({ words, finds }: SynonymsRow): string =>
  [words.join(separator), finds.join(separator)].filter((text) => text !== '').join(' → ');

/** The rows in which the words stand, and no more of them than are shown at once. */
export function findRows(rows: readonly TypedRow[], wanted: string, most: number) {
  const words = wanted.trim().toLowerCase();
  const found = rows.filter((row) => `${row.words} ${row.finds}`.toLowerCase().includes(words));
  return { shown: found.slice(0, most), left: Math.max(0, found.length - most) };
}

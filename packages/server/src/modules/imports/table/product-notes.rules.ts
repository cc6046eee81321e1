/** What a goods of the table becomes other than the table says, for its shop to know. */
import { limits } from './goods-limits.rules.ts';
import type { TableRow } from './goods-table.rules.ts';
import { type Note, type NoteKey, note } from './note.rules.ts';
import { parseGrams, parseStock } from './numbers.rules.ts';
import type { Option } from './options.rules.ts';

type Sku = { wasPrice: string | null };
type Read = {
  variants: readonly TableRow[];
  options: readonly Option[];
  skus: readonly Sku[];
  title: string;
  body: string;
  allTags: readonly string[];
  tags: readonly string[];
  pictures: readonly unknown[];
};

/** One of each kind, at the first line it is about; cut values each at their own. */
export function listNotes(line: number, read: Read): Note[] {
  const { variants, options, skus, title, body, allTags, tags, pictures } = read;
  const when = (isSo: boolean, key: NoteKey, params: Note['params'] = {}): Note[] =>
    isSo ? [note(line, key, params)] : [];
  const whereFirst = (
    isSo: (cells: TableRow['cells'], sku: Sku | undefined) => boolean,
    key: NoteKey,
    params: Note['params'] = {},
  ): Note[] => {
    const found = variants.find(({ cells }, index) => isSo(cells, skus[index]));
    return found ? [note(found.line, key, params)] : [];
  };
  return [
    ...when(title.length > limits.title, 'imports.title_cut', { most: limits.title }),
    ...when(new Set(allTags).size > tags.length, 'imports.tags_left_out'),
    ...when(pictures.length > limits.pictures, 'imports.pictures_left_out', { most: limits.pictures }),
    ...when(body.length > limits.body, 'imports.description_left_out', { most: limits.body }),
    ...when(
      options.some(({ named }) => (named?.length ?? 0) > limits.optionName),
      'imports.option_name_cut',
      { most: limits.optionName },
    ),
    ...options
      .filter(({ named }) => named === null)
      .map(({ name }) => note(line, 'imports.option_unnamed', { name })),
    ...whereFirst(
      (cells) => options.some(({ column }) => cells[column] === undefined),
      'imports.option_value_missing',
    ),
    ...variants
      .filter(({ cells }) => options.some(({ column }) => (cells[column]?.length ?? 0) > limits.optionValue))
      .map((row) => note(row.line, 'imports.option_cut', { most: limits.optionValue })),
    ...whereFirst(
      ({ wasPrice }, sku) => /[1-9]/.test(wasPrice ?? '') && sku?.wasPrice === null,
      'imports.was_price_left_out',
    ),
    ...whereFirst(({ stock }) => parseStock(stock, limits.stock).isChanged, 'imports.stock_bounded', {
      most: limits.stock,
    }),
    ...whereFirst(({ grams }) => parseGrams(grams, limits.grams).isChanged, 'imports.weight_rounded', {
      most: limits.grams,
    }),
    ...whereFirst(
      ({ grams }) => grams !== undefined && parseGrams(grams, limits.grams).value === null,
      'imports.weight_unknown',
    ),
    ...whereFirst(({ code }) => (code?.length ?? 0) > limits.code, 'imports.code_cut', { most: limits.code }),
  ];
}

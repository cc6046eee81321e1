/** The lines that share a handle, read as one goods. What does not fit is left out or cut, and noted. */
import { cutText } from './cut-text.rules.ts';
import { limits } from './goods-limits.rules.ts';
import type { TableRow } from './goods-table.rules.ts';
import { type Note, type NoteKey, note } from './note.rules.ts';
import { parseGrams, parsePrice, parseStock } from './numbers.rules.ts';
import { getValue, listOptions, type Option } from './options.rules.ts';
import { listNotes } from './product-notes.rules.ts';

export type ProductSku = {
  line: number;
  values: string[];
  price: string;
  wasPrice: string | null;
  /** Null where the table does not say. */
  stock: number | null;
  grams: number;
  code: string;
  picture: string;
  /** Whether it is sold; null where the table does not say. */
  isOn: boolean | null;
};

export type Product = {
  line: number;
  title: string;
  body: string;
  tags: string[];
  isPublished: boolean;
  specs: { name: string; values: string[] }[];
  skus: ProductSku[];
  pictures: { line: number; source: string }[];
  notes: Note[];
};

/** A goods, or why it is none. */
export function readProduct(rows: readonly TableRow[]): Product | { error: Note } {
  const [first] = rows;
  const title = rows.find(({ cells }) => cells.title)?.cells.title ?? '';
  if (!first || title.length < 2) return invalid(first?.line ?? 0, 'imports.no_title');
  const variants = rows.filter(isVariant);
  if (variants.length === 0) return invalid(first.line, 'imports.no_variant');
  if (variants.length > limits.skus)
    return invalid(first.line, 'imports.too_many_variants', { most: limits.skus });
  const unpriced = variants.find(({ cells }) => !parsePrice(cells.price));
  if (unpriced) return invalidPrice(unpriced);
  const options = listOptions(rows, variants);
  const skus = variants.map((row) => toSku(row, options));
  const specs = options.map(({ name }, index) => ({
    name,
    values: [...new Set(skus.map(({ values }) => values[index] ?? ''))],
  }));
  if (specs.some(({ values }) => values.length > limits.optionValues)) {
    return invalid(first.line, 'imports.too_many_values', { most: limits.optionValues });
  }
  const allTags = (first.cells.tags ?? '').split(',').flatMap((tag) => tag.trim() || []);
  const tags = [...new Set(allTags.filter((tag) => tag.length <= limits.tag))].slice(0, limits.tags);
  const pictures = listPictures(rows);
  const body = first.cells.body ?? '';
  return {
    line: first.line,
    title: cutText(title, limits.title),
    body: body.length > limits.body ? '' : body,
    tags,
    isPublished: isPublished(first),
    specs,
    skus,
    pictures: pictures.slice(0, limits.pictures),
    notes: listNotes(first.line, { variants, options, skus, title, body, allTags, tags, pictures }),
  };
}

const invalid = (line: number, key: NoteKey, params: Note['params'] = {}) => ({
  error: note(line, key, params),
});

const invalidPrice = ({ line, cells: { price } }: TableRow) =>
  price === undefined
    ? invalid(line, 'imports.no_price')
    : invalid(line, 'imports.wrong_price', { price: cutText(price, 40) });

/** A line may also bring nothing but one more picture. */
const isVariant = ({ cells }: TableRow): boolean =>
  [cells.option1Value, cells.price, cells.code].some((cell) => cell !== undefined);

function toSku(row: TableRow, options: readonly Option[]): ProductSku {
  const { line, cells } = row;
  const price = parsePrice(cells.price) ?? '';
  const wasPrice = parsePrice(cells.wasPrice);
  return {
    line,
    values: options.map((option) => getValue(row, option)),
    price,
    wasPrice: wasPrice && Number(wasPrice) > Number(price) ? wasPrice : null,
    stock: parseStock(cells.stock, limits.stock).value,
    grams: parseGrams(cells.grams, limits.grams).value ?? 0,
    code: cutText(cells.code ?? '', limits.code),
    picture: cells.variantImage ?? '',
    isOn: cells.variantPublished === undefined ? null : cells.variantPublished.toLowerCase() !== 'false',
  };
}

/** By their position where the table gives one, each picture once. */
function listPictures(rows: readonly TableRow[]): { line: number; source: string }[] {
  const placed = rows.flatMap(({ line, cells }, index) =>
    cells.image ? [{ line, source: cells.image, position: Number(cells.imagePosition) || index + 1 }] : [],
  );
  const once = new Map(
    placed
      .toSorted((a, b) => a.position - b.position)
      .toReversed()
      .map(({ line, source }) => [source, { line, source }]),
  );
  return [...once.values()].toReversed();
}

const isPublished = ({ cells }: TableRow): boolean =>
  cells.published?.toLowerCase() !== 'false' && (cells.status ?? 'active').toLowerCase() === 'active';

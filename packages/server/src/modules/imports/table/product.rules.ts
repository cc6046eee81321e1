/** The lines that share a handle, read as one goods. What does not fit is left out or cut, and noted. */
import type { TableRow } from './goods-table.rules.ts';
import { type Note, type NoteKey, note } from './note.rules.ts';

const limits = { title: 120, body: 50_000, specName: 20, specValue: 40, specValues: 50 };
const most = { skus: 500, pictures: 9, tags: 3, tag: 12, stock: 9_999_999, grams: 1_000_000, code: 64 };

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
export function readProduct(rows: readonly TableRow[]): Product | { flaw: Note } {
  const [first] = rows;
  const title = rows.find(({ cells }) => cells.title)?.cells.title ?? '';
  if (!first || title.length < 2) return flaw(first?.line ?? 0, 'imports.no_title');
  const variants = rows.filter(isVariant);
  if (variants.length === 0) return flaw(first.line, 'imports.no_variant');
  if (variants.length > most.skus) return flaw(first.line, 'imports.too_many_variants', { most: most.skus });
  const unpriced = variants.find(({ cells }) => !parsePrice(cells.price));
  if (unpriced)
    return flaw(unpriced.line, 'imports.wrong_price', { price: (unpriced.cells.price ?? '').slice(0, 40) });
  const names = specNames(rows);
  const skus = variants.map((row) => toSku(row, names.length));
  const specs = names.map((name, index) => ({
    name,
    values: [...new Set(skus.map(({ values }) => values[index] ?? ''))],
  }));
  if (specs.some(({ values }) => values.length > limits.specValues)) {
    return flaw(first.line, 'imports.too_many_values', { most: limits.specValues });
  }
  const allTags = (first.cells.tags ?? '').split(',').flatMap((tag) => tag.trim() || []);
  const tags = [...new Set(allTags.filter((tag) => tag.length <= most.tag))].slice(0, most.tags);
  const pictures = listPictures(rows);
  const body = first.cells.body ?? '';
  const notes = [
    ...(title.length > limits.title ? [note(first.line, 'imports.title_cut', { most: limits.title })] : []),
    ...(tags.length < allTags.length ? [note(first.line, 'imports.tags_left_out')] : []),
    ...(pictures.length > most.pictures
      ? [note(first.line, 'imports.pictures_left_out', { most: most.pictures })]
      : []),
    ...(/<img\b/i.test(body) ? [note(first.line, 'imports.description_pictures')] : []),
    ...variants.filter((row) => isCut(row, names.length)).map(({ line }) => note(line, 'imports.option_cut')),
  ];
  return {
    line: first.line,
    title: title.slice(0, limits.title),
    body: body.length > limits.body ? '' : body,
    tags,
    isPublished: isPublished(first),
    specs,
    skus,
    pictures: pictures.slice(0, most.pictures),
    notes,
  };
}

const flaw = (line: number, key: NoteKey, params: Note['params'] = {}) => ({ flaw: note(line, key, params) });

/** A line may also bring nothing but one more picture. */
const isVariant = ({ cells }: TableRow): boolean =>
  [cells.option1Value, cells.price, cells.code].some((cell) => cell !== undefined);

const listOptions = ({ cells }: TableRow) => [cells.option1Value, cells.option2Value, cells.option3Value];

/** The goods' lines name the options once; one that is only "Title: Default Title" has no choice at all. */
function specNames(rows: readonly TableRow[]): string[] {
  const named = rows.find(({ cells }) => cells.option1Name)?.cells ?? {};
  const isPlain = rows
    .filter(isVariant)
    .every(({ cells }) => ['Default Title', undefined].includes(cells.option1Value));
  if (isPlain) return [];
  const names = [named.option1Name ?? 'Option', named.option2Name, named.option3Name];
  return names.flatMap((name) => name?.slice(0, limits.specName) ?? []);
}

const isCut = (row: TableRow, specs: number): boolean =>
  listOptions(row)
    .slice(0, specs)
    .some((value) => (value?.length ?? 0) > limits.specValue);

function toSku(row: TableRow, specs: number): ProductSku {
  const { line, cells } = row;
  const price = parsePrice(cells.price) ?? '';
  const wasPrice = parsePrice(cells.wasPrice);
  return {
    line,
    values: listOptions(row)
      .slice(0, specs)
      .map((value) => (value ?? '-').slice(0, limits.specValue)),
    price,
    wasPrice: wasPrice && Number(wasPrice) > Number(price) ? wasPrice : null,
    stock: parseNumber(cells.stock, most.stock),
    grams: parseNumber(cells.grams, most.grams) ?? 0,
    code: (cells.code ?? '').slice(0, most.code),
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

/** With two places, above zero; null for what is no such price. */
export function parsePrice(cell: string | undefined): string | null {
  const found = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec((cell ?? '').replaceAll(',', ''));
  if (!found) return null;
  const price = `${Number(found[1])}.${(found[2] ?? '').padEnd(2, '0')}`;
  return Number(price) > 0 ? price : null;
}

/** A whole number; what lies below zero counts as none. */
function parseNumber(cell: string | undefined, highest: number): number | null {
  if (cell === undefined || !/^-?\d{1,12}(\.0+)?$/.test(cell)) return null;
  return Math.min(Math.max(Math.trunc(Number(cell)), 0), highest);
}

import { cutText } from './cut-text.rules.ts';

/** The columns of a table of goods, as Shopify names them: what we read of one, and all that we write. */
export const columns = {
  handle: 'Handle',
  title: 'Title',
  body: 'Body (HTML)',
  category: 'Product Category',
  type: 'Type',
  tags: 'Tags',
  published: 'Published',
  option1Name: 'Option1 Name',
  option1Value: 'Option1 Value',
  option2Name: 'Option2 Name',
  option2Value: 'Option2 Value',
  option3Name: 'Option3 Name',
  option3Value: 'Option3 Value',
  code: 'Variant SKU',
  grams: 'Variant Grams',
  stock: 'Variant Inventory Qty',
  price: 'Variant Price',
  wasPrice: 'Variant Compare At Price',
  image: 'Image Src',
  imagePosition: 'Image Position',
  variantImage: 'Variant Image',
  status: 'Status',
  variantPublished: 'Variant Published',
} as const;

/** Other names that Shopify gave these columns in its tables. */
const otherNames: Readonly<Record<string, keyof typeof columns>> = {
  'url handle': 'handle',
  description: 'body',
  'custom product type': 'type',
  'standard product type': 'category',
  'published on online store': 'published',
  sku: 'code',
  'weight value (grams)': 'grams',
  'inventory quantity': 'stock',
  price: 'price',
  'compare-at price': 'wasPrice',
  'product image url': 'image',
  'variant image url': 'variantImage',
};

export type ColumnKey = keyof typeof columns;
export const columnKeys = Object.keys(columns) as ColumnKey[];

/** A line of the table: only the cells that hold something. */
export type TableRow = { line: number; cells: Partial<Record<ColumnKey, string>> };

/** Which cell of a line is which column; null for those that are none of ours. */
export function parseColumns(header: readonly string[]): (ColumnKey | null)[] {
  const names = columnKeys.map((key) => [columns[key].toLowerCase(), key] as const);
  const known = new Map<string, ColumnKey>([...Object.entries(otherNames), ...names]);
  return header.map((name) => known.get(name.trim().toLowerCase()) ?? null);
}

const most = { unreadColumns: 100, columnName: 100 };

/** The names of the columns that nothing is read of. */
export const listUnread = (header: readonly string[], order: readonly (ColumnKey | null)[]): string[] =>
  header
    .filter((name, index) => order[index] === null && name.trim() !== '')
    .slice(0, most.unreadColumns)
    .map((name) => cutText(name.trim(), most.columnName));

/** One more than a description may have: what is too long stays too long. */
const longestCells: Partial<Record<ColumnKey, number>> = {
  body: 50_001,
  tags: 5_000,
  image: 2_000,
  variantImage: 2_000,
};
const longestCell = 500;

export function toRow(
  order: readonly (ColumnKey | null)[],
  cells: readonly string[],
  line: number,
): TableRow {
  const filled = order.flatMap((key, index) => {
    const cell = cells[index]?.trim();
    return key && cell ? [[key, cutText(cell, longestCells[key] ?? longestCell)] as const] : [];
  });
  return { line, cells: Object.fromEntries(filled) };
}

const separators = [',', ';', '\t'];

/** The separator that the header has most of. */
export function findSeparator(header: string): string {
  const times = (separator: string) => header.split(separator).length;
  return separators.reduce((best, other) => (times(other) > times(best) ? other : best));
}

const [quote, newline] = [0x22, 0x0a];

/** Where the last of at most so many whole lines ends: a line break within quotes ends none. 0 when there is no whole line. */
export function endOfLines(bytes: Uint8Array, mostLines = Number.POSITIVE_INFINITY): number {
  let isQuoted = false;
  let end = 0;
  let lines = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) isQuoted = !isQuoted;
    else if (byte === newline && !isQuoted) {
      end = index + 1;
      lines += 1;
      if (lines >= mostLines) return end;
    }
  }
  return end;
}

/** The numbers of a table as they are written there. */

/** A comma parts thousands, or the two places from the rest as some countries write them. */
const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const withComma = /^\d{1,9},\d{1,2}$/;

const toPoint = (cell: string): string => {
  if (grouped.test(cell)) return cell.replaceAll(',', '');
  return withComma.test(cell) ? cell.replace(',', '.') : cell;
};

/** With two places, above zero; null for what is no such price. */
export function parsePrice(cell: string | undefined): string | null {
  const found = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(toPoint(cell ?? ''));
  if (!found) return null;
  const price = `${Number(found[1])}.${(found[2] ?? '').padEnd(2, '0')}`;
  return Number(price) > 0 ? price : null;
}

/** `isChanged`: the number is not what the cell says, as far as the cell says one. */
export type ReadNumber = { value: number | null; isChanged: boolean };

const none: ReadNumber = { value: null, isChanged: false };

/** A whole number from zero to the highest there may be. */
export function parseStock(cell: string | undefined, highest: number): ReadNumber {
  if (cell === undefined || !/^-?\d{1,12}(\.0+)?$/.test(cell)) return none;
  const number = Number(cell);
  const value = Math.min(Math.max(number, 0), highest);
  return { value, isChanged: value !== number };
}

/** Whole grams: a fraction is rounded, and what weighs anything weighs at least one. */
export function parseGrams(cell: string | undefined, highest: number): ReadNumber {
  if (cell === undefined || !/^\d{1,12}(\.\d+)?$/.test(cell)) return none;
  const number = Number(cell);
  const value = number === 0 ? 0 : Math.min(Math.max(Math.round(number), 1), highest);
  return { value, isChanged: value !== number };
}

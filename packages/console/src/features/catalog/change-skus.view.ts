/** Prices and stock of several skus while they are typed, and what of them is sent. */
import type { CallIn, CallOut } from '@chengji/contract';
import { parseMoney, toMoneyText } from '@chengji/contract/money';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';

export type ListedSku = CallOut<'GET /seller/goods/skus'>['rows'][number];
type Change = CallIn<'POST /seller/goods/skus'>['rows'][number];

/** What stands in the fields of one sku, as typed. */
export type Typed = { price: string; stock: string };
export type TypedSkus = Readonly<Record<number, Partial<Typed>>>;

/** How all of a column are changed at once. */
export type Fill =
  | { column: 'price'; how: 'set' | 'percent' | 'add'; by: number }
  | { column: 'stock'; how: 'set' | 'add'; by: number };

export const mostStock = 9_999_999;

export const toTyped = ({ price, stock }: ListedSku, typed: Partial<Typed> = {}): Typed => ({
  price,
  stock: String(stock),
  ...typed,
});

export const isPriceWrong = ({ price }: Typed): boolean => Number(parseMoneyInput(price) ?? 0) === 0;
export const isStockWrong = ({ stock }: Typed): boolean =>
  !/^\d{1,7}$/.test(stock.trim()) || Number(stock) > mostStock;

/** `by` is in cents for amounts and in hundredths of a percent for percents: 10 % off is −1000. */
function fillPrice(cents: number, { how, by }: Extract<Fill, { column: 'price' }>): number {
  const filled = { set: by, add: cents + by, percent: Math.round((cents * (10_000 + by)) / 10_000) }[how];
  return Math.max(1, filled);
}

/** What is typed after a column was filled; a field that holds no number is left alone. */
export function fillColumn(rows: readonly ListedSku[], typed: TypedSkus, fill: Fill): TypedSkus {
  const filled: Record<number, Partial<Typed>> = { ...typed };
  for (const row of rows) {
    const now = toTyped(row, typed[row.sku_id]);
    if (fill.column === 'price') {
      if (isPriceWrong(now) && fill.how !== 'set') continue;
      const cents = parseMoney(parseMoneyInput(now.price) ?? row.price);
      filled[row.sku_id] = { ...filled[row.sku_id], price: toMoneyText(fillPrice(cents, fill)) };
    } else {
      if (isStockWrong(now) && fill.how !== 'set') continue;
      const stock = fill.how === 'set' ? fill.by : Number(now.stock) + fill.by;
      filled[row.sku_id] = { ...filled[row.sku_id], stock: String(Math.min(mostStock, Math.max(0, stock))) };
    }
  }
  return filled;
}

/** Only what differs from what the market said; each with what was seen: sales meanwhile count, and a price
 * that somebody else changed is refused. */
export const toChanges = (rows: readonly ListedSku[], typed: TypedSkus): Change[] =>
  rows.flatMap((row) => {
    const { price, stock } = toTyped(row, typed[row.sku_id]);
    const newPrice = parseMoneyInput(price) ?? row.price;
    const change = {
      ...(newPrice === row.price ? {} : { price: newPrice, price_was: row.price }),
      ...(Number(stock) === row.stock ? {} : { stock: Number(stock), stock_was: row.stock }),
    };
    return Object.keys(change).length > 0 ? { sku_id: row.sku_id, ...change } : [];
  });

export const isTypedRight = (rows: readonly ListedSku[], typed: TypedSkus): boolean =>
  rows.every((row) => {
    const now = toTyped(row, typed[row.sku_id]);
    return !isPriceWrong(now) && !isStockWrong(now);
  });

/** What of a sku is no longer as it was when the change began. */
export type Moved = Readonly<Record<number, { price: boolean; stock: boolean }>>;

export function findMoved(before: readonly ListedSku[], now: readonly ListedSku[]): Moved {
  const known = new Map(before.map((row) => [row.sku_id, row]));
  return Object.fromEntries(
    now.map((row) => {
      const { price, stock } = known.get(row.sku_id) ?? row;
      return [row.sku_id, { price: price !== row.price, stock: stock !== row.stock }];
    }),
  );
}

/** A stock that was typed is a difference, as it is for the market: it stays one to what is there now. */
export function carryStock(
  before: readonly ListedSku[],
  now: readonly ListedSku[],
  typed: TypedSkus,
): TypedSkus {
  const known = new Map(before.map((row) => [row.sku_id, row.stock]));
  const carried: Record<number, Partial<Typed>> = { ...typed };
  for (const row of now) {
    const { stock } = typed[row.sku_id] ?? {};
    if (stock === undefined || isStockWrong(toTyped(row, typed[row.sku_id]))) continue;
    const count = Number(stock) + row.stock - (known.get(row.sku_id) ?? row.stock);
    const most = Math.min(mostStock, Math.max(0, count));
    carried[row.sku_id] = { ...typed[row.sku_id], stock: String(most) };
  }
  return carried;
}

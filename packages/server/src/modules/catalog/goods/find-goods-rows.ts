import type { GoodsRow, Language } from '@chengji/contract';
import type { Db } from '../../../kernel/db/database.ts';
import { presentGoodsRow } from './goods.present.ts';
import { listGoodsAnyState, listGoodsRowsByIds } from './goods-list.queries.ts';

/** These goods by id, as lists show them; one that is gone or off sale is not in the answer. */
export async function findGoodsRows(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, GoodsRow>> {
  if (ids.length === 0) return new Map();
  const rows = await listGoodsRowsByIds(db, ids);
  return new Map(rows.map((row) => [row.id, presentGoodsRow(row, language)]));
}

/** A goods as lists show it, which may be off sale by now. */
export type GoodsCard = GoodsRow & { isOnSale: boolean };

/** The same for what people bought or were promised: also goods off sale. */
export async function findGoodsCards(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, GoodsCard>> {
  if (ids.length === 0) return new Map();
  const rows = await listGoodsAnyState(db, ids);
  return new Map(
    rows.map(({ isOnSale, ...row }) => [row.id, { ...presentGoodsRow(row, language), isOnSale }]),
  );
}

import type { GoodsRow, Language } from '@chengji/contract';
import type { Db } from '../../kernel/db/database.ts';
import { presentGoodsRow } from './goods.present.ts';
import { listGoodsRowsByIds } from './goods-list.queries.ts';

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

import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { presentGoodsRow } from '../goods/goods.present.ts';
import { listSimilarRows } from './similar-goods.queries.ts';

const list = 'goods.similar';
/** What a list is like: the first ones say enough. */
const mostSeeds = 12;

/** A page of goods like these; like none, it is what sells and is liked. */
export async function listSimilarGoods(
  { db, language }: Context,
  { ids: given = '', cursor, limit }: CallChecked<'GET /wanlshop/goods/similar'>,
): Promise<CallOut<'GET /wanlshop/goods/similar'>> {
  const ids = given === '' ? [] : [...new Set(given.split(',').map(Number))];
  const after = cursor === undefined ? undefined : readCursor(list, 3, cursor);
  const rows = await listSimilarRows(db, { seeds: ids.slice(0, mostSeeds), ids, after });
  const page = pageFrom(rows, limit, ({ likeness, rank, id }) => writeCursor(list, likeness, rank, id));
  return { rows: page.rows.map((row) => presentGoodsRow(row, language)), next: page.next };
}

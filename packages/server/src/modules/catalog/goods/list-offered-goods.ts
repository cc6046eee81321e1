import type { GoodsRow } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { presentGoodsRow } from './goods.present.ts';
import { listGoodsWithin, type OfferScope } from './offer-scope.queries.ts';

const list = 'goods.offered';

/** A page of the goods an offer is for. */
export async function listOfferedGoods(
  { db, language }: Context,
  scope: OfferScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: GoodsRow[]; next: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(list, 2, cursor);
  const rows = await listGoodsWithin(db, scope, { after, limit: limit + 1 });
  const page = pageFrom(rows, limit, ({ rank, id }) => writeCursor(list, rank, id));
  return { rows: page.rows.map((row) => presentGoodsRow(row, language)), next: page.next };
}

import { isNotNull, sql } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { goods } from './catalog.tables.ts';
import { beginSale, finishSale } from './sale-times/keep-sale-times.ts';
import { deleteForgottenDrafts } from './seller-goods/goods-draft.queries.ts';
import { goodsDrafts } from './seller-goods/goods-draft.tables.ts';

export const forgetDrafts = deadline({
  name: 'catalog.forget_draft',
  table: goodsDrafts,
  column: goodsDrafts.forgetAt,
  batchSize: 100,
  fireBatch: ({ db, clock }, ids) => deleteForgottenDrafts(db, ids, clock.now()),
});

export const beginSales = deadline({
  name: 'catalog.begin_sale',
  table: goods,
  column: goods.saleStartsAt,
  where: isNotNull(goods.saleStartsAt),
  fire: beginSale,
});

/** Written out, so that the partial index of what is sold until a moment is used. */
const isSold = sql`(is_on_sale or is_withheld)`;

export const endSales = deadline({
  name: 'catalog.end_sale',
  table: goods,
  column: goods.saleEndsAt,
  where: isSold,
  fire: finishSale,
});

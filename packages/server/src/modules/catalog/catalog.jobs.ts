import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { deleteForgottenDrafts } from './seller-goods/goods-draft.queries.ts';
import { goodsDrafts } from './seller-goods/goods-draft.tables.ts';

export const forgetDrafts = deadline({
  name: 'catalog.forget_draft',
  table: goodsDrafts,
  column: goodsDrafts.forgetAt,
  batchSize: 100,
  fireBatch: ({ db, clock }, ids) => deleteForgottenDrafts(db, ids, clock.now()),
});

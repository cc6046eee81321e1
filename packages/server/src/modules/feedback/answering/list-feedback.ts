import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { countFeedback, listFeedbackRows } from './answering.queries.ts';
import { presentRows } from './present-row.ts';

export async function listFeedback(
  ctx: Context,
  { tab, rating, category, keyword, page, limit }: CallChecked<'GET /platform/feedback/list'>,
): Promise<CallOut<'GET /platform/feedback/list'>> {
  const filter = { rating, category, keyword };
  const rows = await listFeedbackRows(ctx.db, { tab, ...filter }, { limit, offset: (page - 1) * limit });
  const counts = await countFeedback(ctx.db, filter);
  const total = counts[tab];
  return { rows: await presentRows(ctx, rows), total, next: nextPage(page, limit, total), counts };
}

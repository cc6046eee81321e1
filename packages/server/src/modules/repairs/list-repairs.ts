import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { nextPage } from '../../kernel/cursor.ts';
import { presentRepairs } from './present-repairs.ts';
import { listRepairPage } from './repair.queries.ts';

export async function listRepairs(
  ctx: Context,
  { page, limit }: CallChecked<'GET /platform/ledger/repairs'>,
): Promise<CallOut<'GET /platform/ledger/repairs'>> {
  const { rows, total } = await listRepairPage(ctx.db, { limit, offset: (page - 1) * limit });
  return {
    rows: await presentRepairs(ctx, rows),
    total,
    next: nextPage(page, limit, total),
  };
}

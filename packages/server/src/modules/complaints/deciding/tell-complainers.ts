import type { Context } from '../../../kernel/context.ts';
import { tell } from '../../notices/index.ts';
import { type CaseRow, listComplainers } from '../complaints.queries.ts';

/** Each of them once, with the answer in words. */
export async function tellComplainers(ctx: Context, { id, state, title, answer }: CaseRow): Promise<void> {
  for (const complaint of await listComplainers(ctx.db, id)) {
    await tell(ctx, {
      shopperId: complaint.shopperId,
      kind: 'notify',
      sentence: `notices.complaint_${state}`,
      params: { target: title, answer },
      modules: 'complaint',
      modulesId: complaint.id,
      source: `complaints.decided ${complaint.id}`,
    });
  }
}

/** What a channel says of the money of a refund. */
import type { Context } from '../../../kernel/context.ts';
import type { RefundOutcome } from '../../payments/index.ts';
import { moveRefund } from '../move-refund.ts';
import { lockRefund, type RefundRecord } from '../refund.queries.ts';
import { failRefund } from './pay-refund.ts';

async function lockByNo({ db }: Context, refundNo: string): Promise<RefundRecord> {
  const row = await lockRefund(db, { refundNo });
  if (!row) throw new Error(`no refund goes back as ${refundNo}`);
  return row;
}

export const refundOutcome: RefundOutcome = {
  kind: 'refund',
  async onDone(ctx, refundNo) {
    const row = await lockByNo(ctx, refundNo);
    const cents = row.returnedCents ?? 0;
    await moveRefund(ctx, row, { move: 'finish', event: 'completed', change: { failure: '' }, cents });
  },
  async onFailed(ctx, refundNo, why) {
    await failRefund(ctx, await lockByNo(ctx, refundNo), why);
  },
};

import type { Db } from '../../../kernel/db/database.ts';
import { countFailed, listFailed } from '../refund.queries.ts';
import { refusedAtOnce } from './pay-refund.ts';

export type RefusedRefund = {
  id: number;
  refundNo: string;
  channel: string;
  cents: number;
  since: Date;
};

/** Refunds that could not even be sent, so that payments does not know of them: the oldest, and how many there are. */
export async function listRefusedRefunds(
  db: Db,
  limit: number,
): Promise<{ rows: RefusedRefund[]; count: number }> {
  const rows = await listFailed(db, refusedAtOnce, limit);
  return {
    rows: rows.map(({ id, refundNo, channel, returnedCents, movedAt }) => ({
      id,
      refundNo,
      channel,
      cents: returnedCents ?? 0,
      since: movedAt,
    })),
    count: await countFailed(db, refusedAtOnce),
  };
}

/** Money that is not where it should be by now: at a channel, with staff, or at the bank. */
import type { CallOut, StuckRow } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { listStuckMoney, type StuckMoney } from '../../payments/index.ts';
import { listRefusedRefunds } from '../../refunds/index.ts';
import { listOverdueWithdrawals } from '../../wallet/index.ts';

const mostOfAKind = 50;

/** The oldest of each kind, and how many there are. */
export async function listStuck(ctx: Context): Promise<CallOut<'GET /platform/ledger/radar'>['stuck']> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const refundHours = ctx.services.settings.get('refunds.channel_hours');
  const { rows, counts } = await listStuckMoney(db, { now, refundHours, limit: mostOfAKind });
  const refused = await listRefusedRefunds(db, mostOfAKind);
  const overdue = await listOverdueWithdrawals(db, now, mostOfAKind);
  const { payment, callback } = counts;
  const refund = counts.refund + refused.count;
  const payout = counts.payout + overdue.count;
  return {
    rows: [
      ...rows.map(presentAtChannel),
      ...refused.rows.map(({ id, refundNo: number, channel, cents, since }) =>
        presentStaffs({ kind: 'refund', id, number, channel, cents, since, state: 'failed' }),
      ),
      ...overdue.rows.map(({ id, withdrawalNo: number, kind, amountCents, feeCents, createdAt: since }) =>
        presentStaffs({
          kind: 'payout',
          id,
          number,
          channel: kind === 'manual' ? 'bank' : kind,
          cents: amountCents - feeCents,
          since,
          state: 'pending',
        }),
      ),
    ],
    counts: { payment, refund, payout, callback },
    total: payment + refund + payout + callback,
  };
}

const presentAtChannel = ({ cents, since, ...row }: StuckMoney): StuckRow => ({
  ...row,
  id: null,
  amount: cents === null ? '' : toMoneyText(cents),
  since: toUnixSeconds(since),
  can_query: row.kind !== 'callback',
});

type Staffs = Pick<StuckRow, 'kind' | 'id' | 'number' | 'channel' | 'state'> & { cents: number; since: Date };

const presentStaffs = ({ cents, since, ...row }: Staffs): StuckRow => ({
  ...row,
  amount: toMoneyText(cents),
  since: toUnixSeconds(since),
  finding: null,
  can_query: false,
});

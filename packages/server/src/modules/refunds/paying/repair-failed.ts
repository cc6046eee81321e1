/** What the platform does about a refund whose channel could not give the money back. */
import type { CallChecked, CallOut, PayChannel, RepairWay } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { askRepair, type Repairable } from '../../repairs/index.ts';
import { findRefund } from '../refund.queries.ts';
import { presentPlatformRefund } from '../showing/show-platform-refund.ts';
import { getSeenRefund } from '../showing/show-refund.ts';
import { planFailed } from './plan-failed.ts';
import { giveToBalance, sendAgain } from './see-to-failed.ts';

type Input = CallChecked<'POST /platform/refunds/retry'>;
type Output = CallOut<'POST /platform/refunds/retry'>;

/** The channel is asked once more; one that took in too little refuses again at once. */
export const retryRefund = (ctx: Context, input: Input): Promise<Output> => repair(ctx, input, 'resend');

export const returnToBalance = (ctx: Context, input: Input): Promise<Output> => repair(ctx, input, 'credit');

const repair = (ctx: Context, { id, reason }: Input, way: RepairWay): Promise<Output> =>
  transact(ctx, async (ctx) => {
    await askRepair(ctx, { kind: 'refund', id, way, reason });
    return presentPlatformRefund(ctx, await getSeenRefund(ctx, id));
  });

export const refundRepair: Repairable = {
  kind: 'refund',
  async plan(ctx, id, way) {
    const row = await findRefund(ctx.db, id);
    if (!row) throw new Refusal('common.not_found');
    const plan = planFailed(row).find((plan) => plan.way === way);
    if (!plan) throw new Refusal('refunds.state_changed');
    const { refundNo: number, channel } = row;
    return { plan, about: { subject: 'refund', number, channel: channel as PayChannel, day: null } };
  },
  async write(ctx, { subjectId, reason }, { way }) {
    const row = await (way === 'credit' ? giveToBalance : sendAgain)(ctx, subjectId);
    await recordChange(ctx, {
      subject: 'refund',
      id: subjectId,
      before: { state: 'failed' },
      after: { refund_no: row.refundNo, state: row.state, to: row.channel, reason },
    });
  },
};

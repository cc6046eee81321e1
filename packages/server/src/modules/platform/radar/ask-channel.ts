import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { askAgain, fetchBill } from '../../payments/index.ts';

/** Fetches the bill of a day and compares it. */
export async function fetchChannelBill(
  ctx: Context,
  { channel, day }: CallChecked<'POST /platform/ledger/fetch_bill'>,
): Promise<null> {
  await fetchBill(ctx, channel, day);
  await recordChange(ctx, { subject: 'channel_bill', id: `${channel} ${day}`, before: null, after: { day } });
  return null;
}

/** Asks again how money at a channel stands; what the channel says is done. */
export async function queryChannel(
  ctx: Context,
  { subject, number, reason }: CallChecked<'POST /platform/ledger/query'>,
): Promise<CallOut<'POST /platform/ledger/query'>> {
  const said = await askAgain(ctx, subject, number);
  await recordChange(ctx, {
    subject: 'channel_query',
    id: `${subject} ${number}`,
    before: null,
    after: { said, reason },
  });
  return { said };
}

import type { PayChannel } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysAfter, minutesAfter } from '../../../kernel/time/durations.ts';
import { GatewayError } from '../channels/gateway.ts';
import { getGateway } from '../channels/gateways.ts';
import { claimDue } from '../claim-due.queries.ts';
import { computeNextAttempt, nameChannel } from '../payment.rules.ts';
import { findBill, findBillById, hasDueBill, insertBill, storeFailure } from './bill.queries.ts';
import { channelBills } from './bill.tables.ts';
import { computeFetchTime, findLastBillDay } from './bill-days.rules.ts';
import { type BillOfDay, compareBill } from './compare-bill.ts';

/** No channel has bills of before; offsets of time zones were not whole minutes once. */
const firstBillDay = '2000-01-01';

/** A bill that its channel still makes is asked for again after so long. */
const makingMinutes = 10;

const isMade = ({ code }: GatewayError): boolean => code !== 'STATEMENT_CREATING';

/** Begins with today's bill where none waits; each that was compared brings the one of the day after it. */
export async function plantBills(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const hour = ctx.services.settings.get('ledger.bill_hour');
  const day = findLastBillDay(daysAfter(computeFetchTime(findLastBillDay(now), hour), 1));
  for (const channel of ctx.services.gateways.keys())
    if (!(await hasDueBill(ctx.db, channel)))
      await insertBill(ctx.db, { channel, day, nextAttemptAt: computeFetchTime(day, hour) });
}

/** A bill's deadline: it is fetched and compared; one that is not there yet is asked for again. */
export async function fetchDueBill(ctx: Context, id: number): Promise<void> {
  const bill = await findBillById(ctx.db, id);
  const now = ctx.clock.now();
  if (!bill) return;
  const attemptAt = computeNextAttempt(now, bill.attempts);
  const madeBy = minutesAfter(now, makingMinutes);
  const next = new Date(Math.max(attemptAt.getTime(), madeBy.getTime()));
  if (!(await claimDue(ctx.db, channelBills, bill, { now, next }))) return;
  try {
    await compareBill(ctx, bill, await listBill(ctx, bill.channel, bill.day));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.warn({ err: error, channel: bill.channel, day: bill.day }, 'a bill could not be fetched');
    await storeFailure(ctx.db, id, error.code || 'UNANSWERED');
  }
}

/** Staff fetch the bill of a day that is over, again too. Outside of any transaction. */
export async function fetchBill(ctx: Context, channel: PayChannel, day: string): Promise<void> {
  if (!ctx.services.gateways.has(channel))
    throw new Refusal('payments.channel_off', {}, { field: 'channel' });
  if (day < firstBillDay || day > findLastBillDay(ctx.clock.now()))
    throw new Refusal('payments.bill_not_there', {}, { field: 'day' });
  const lines = await askForBill(ctx, channel, day);
  await insertBill(ctx.db, { channel, day, nextAttemptAt: null });
  const bill = await findBill(ctx.db, channel, day);
  if (!bill) throw new Error(`the bill of ${day} was not stored`);
  await compareBill(ctx, bill, lines);
}

async function askForBill(ctx: Context, channel: PayChannel, day: string): Promise<BillOfDay> {
  try {
    return await listBill(ctx, channel, day);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.warn({ err: error, channel, day }, 'a bill could not be fetched');
    if (!isMade(error)) throw new Refusal('payments.bill_not_there', {}, { field: 'day' });
    throw toSilent(ctx, channel);
  }
}

export const toSilent = ({ language }: Context, channel: PayChannel): Refusal =>
  new Refusal('payments.channel_silent', { channel: nameChannel(channel, language) });

async function listBill(ctx: Context, channel: PayChannel, day: string): Promise<BillOfDay> {
  const gateway = getGateway(ctx, channel);
  return {
    trades: await gateway.listBillLines(day, 'trade'),
    funds: await gateway.listBillLines(day, 'fund_flow'),
  };
}

/** A day at the sandbox gateway on whose bill a payment is missing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newIdempotencyKey } from '../packages/client-kit/src/index.ts';
import { createMarketCalendar } from '../packages/contract/src/market-calendar.ts';
import { getMarket } from './market.ts';
import { operator, passTime, placeOrder, type Shopper } from './people.ts';

/** Channels keep Beijing's calendar. */
const { fromSecondText, toDay, addDays } = createMarketCalendar('Asia/Shanghai');

async function readClock(): Promise<Date> {
  const { now } = await (await operator())('GET /platform/ledger/radar', {});
  return new Date(now * 1_000);
}

/** The market's time goes on to this hour of the next day. */
async function passTimeTo(hour: number): Promise<void> {
  const now = await readClock();
  const then = fromSecondText(`${toDay(addDays(now, 1))} ${hour}:00:00`);
  await passTime(Math.ceil((then.getTime() - now.getTime()) / 1_000));
}

async function tellGateway(path: string): Promise<void> {
  const url = readFileSync(join(getMarket().folder, 'sandbox', 'address'), 'utf8');
  const answer = await fetch(`${url}${path}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/**
 * At noon somebody pays at the gateway, which books the money years later. Then it is the next day, after both bills
 * were made; answers the payment's number.
 */
export async function missOnBill(shopper: Shopper): Promise<string> {
  await passTimeTo(12);
  const { tradeNo } = await placeOrder(shopper);
  const { payment_no } = await shopper.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'sandbox' },
    { idempotencyKey: newIdempotencyKey() },
  );
  await tellGateway(`/sandbox/payments/${payment_no}/approve`);
  await tellGateway(`/sandbox/payments/${payment_no}/book?at=2099-01-01T00:00:00.000Z`);
  await passTimeTo(11);
  return payment_no;
}

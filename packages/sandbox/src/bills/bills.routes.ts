/** The calls of the protocol by which a merchant gets the bills of a day, from ten o'clock in Beijing on the next. */
import { createHash, randomUUID } from 'node:crypto';
import { fromBeijingText } from '@chengji/server/kernel/time/beijing';
import type { Clock } from '@chengji/server/kernel/time/clock';
import { daysAfter, minuteMs } from '@chengji/server/kernel/time/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxKeys } from '../keys.ts';
import { V3Refusal } from '../payments/refusal.ts';
import type { SandboxStore } from '../payments/store.ts';
import { presentFundFlowBill, presentTradeBill } from './bill-file.ts';

export const downloadPath = '/v3/billdownload/file';
const keptMs = 5 * minuteMs;

const TradeQuery = z.object({ bill_date: z.iso.date(), bill_type: z.literal('ALL').default('ALL') });
const FundFlowQuery = z.object({
  bill_date: z.iso.date(),
  account_type: z.enum(['BASIC', 'OPERATION', 'FEES']).default('BASIC'),
});

type Parts = { keys: SandboxKeys; store: SandboxStore; clock: Clock };

export function serveBills(app: FastifyInstance, { keys, store, clock }: Parts): void {
  const files = new Map<string, { text: string; until: number }>();
  const happened = () => ({
    payments: store.payments.values(),
    refunds: store.refunds.values(),
    transfers: store.transfers.values(),
  });
  const assertMade = (day: string) => {
    if (clock.now() < daysAfter(fromBeijingText(`${day} 10:00:00`), 1))
      throw new V3Refusal(400, 'STATEMENT_CREATING');
  };
  const offer = ({ host }: FastifyRequest, text: string | null) => {
    if (text === null) throw new V3Refusal(400, 'NO_STATEMENT_EXIST');
    const now = clock.now().getTime();
    for (const [token, { until }] of files) if (until < now) files.delete(token);
    const token = randomUUID();
    files.set(token, { text, until: now + keptMs });
    const hash_value = createHash('sha1').update(text).digest('hex');
    return {
      hash_type: 'SHA1',
      hash_value,
      download_url: `http://${host}${downloadPath}?token=${token}`,
    };
  };

  app.get('/v3/bill/tradebill', async (request) => {
    const { bill_date } = TradeQuery.parse(request.query);
    assertMade(bill_date);
    return offer(request, presentTradeBill(bill_date, happened(), keys));
  });
  app.get('/v3/bill/fundflowbill', async (request) => {
    const { bill_date, account_type } = FundFlowQuery.parse(request.query);
    assertMade(bill_date);
    return offer(request, account_type === 'BASIC' ? presentFundFlowBill(bill_date, happened()) : null);
  });
  app.get<{ Querystring: { token?: string } }>(downloadPath, async ({ query }, reply) => {
    const file = files.get(query.token ?? '');
    if (!file || file.until < clock.now().getTime()) throw new V3Refusal(404, 'RESOURCE_NOT_EXISTS');
    return reply.type('text/plain; charset=utf-8').send(file.text);
  });
}

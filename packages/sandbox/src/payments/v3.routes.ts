/** The calls of WeChat Pay API v3 that a merchant makes: signed by it, answered with the gateway's signature. */

import type { Clock } from '@chengji/server/kernel/time/clock';
import { daysAfter } from '@chengji/server/kernel/time/durations';
import { toUnixSeconds } from '@chengji/server/kernel/time/unix-seconds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { downloadPath, serveBills } from '../bills/bills.routes.ts';
import type { SandboxKeys } from '../keys.ts';
import type { SandboxPayments } from './payments.ts';
import { presentPayment, presentRefund } from './present.ts';
import { answerRefusal, V3Refusal } from './refusal.ts';
import { isFromMerchant, signedHeaders } from './sealing.ts';
import type { SandboxPayment, SandboxStore } from './store.ts';
import { serveTransfers } from './transfers.routes.ts';
import type { SandboxTransfers } from './transfers.ts';

const Amount = z.object({ total: z.int().positive(), currency: z.literal('CNY').default('CNY') });
const Order = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w*-]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }).optional(),
  notify_url: z.url(),
  amount: Amount,
});
const JsapiOrder = Order.extend({ payer: z.object({ openid: z.string().min(1) }) });
const H5Order = Order.extend({
  scene_info: z.object({ payer_client_ip: z.string().min(1), h5_info: z.object({ type: z.string() }) }),
});
const RefundOrder = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w|*@-]{1,64}$/),
  reason: z.string().max(80).optional(),
  notify_url: z.url(),
  amount: Amount.extend({ refund: z.int().positive() }).refine(({ refund, total }) => refund <= total),
});

/** A payment without an end of its own can be paid for so long. */
const openForDays = 7;

/** Throws what is answered with PARAM_ERROR. */
const parseBody = <T>(schema: z.ZodType<T>, { body }: FastifyRequest): T =>
  schema.parse(JSON.parse(String(body)));

type Parts = {
  keys: SandboxKeys;
  clock: Clock;
  store: SandboxStore;
  payments: SandboxPayments;
  transfers: SandboxTransfers;
  pageBase: string;
};
type ByNo = { Params: { no: string } };

export async function serveV3(
  app: FastifyInstance,
  { keys, clock, store, payments, transfers, pageBase }: Parts,
): Promise<void> {
  const nowSeconds = () => toUnixSeconds(clock.now());

  app.addHook('preValidation', async ({ method, url, headers, body }) => {
    const request = { authorization: headers.authorization ?? '', method, url, body: String(body ?? '') };
    if (!isFromMerchant(keys, nowSeconds(), request)) throw new V3Refusal(401, 'SIGN_ERROR');
  });
  app.addHook('onSend', async ({ url }, reply, payload) => {
    if (url.startsWith(downloadPath)) return; // a file is not signed: what named it says how it must hash
    reply.headers(signedHeaders(keys, nowSeconds(), typeof payload === 'string' ? payload : ''));
  });
  app.setErrorHandler(answerRefusal);

  const open = (order: z.output<typeof Order>, way: Pick<SandboxPayment, 'openid' | 'tradeType'>) =>
    payments.open({
      outTradeNo: order.out_trade_no,
      description: order.description,
      totalCents: order.amount.total,
      notifyUrl: order.notify_url,
      expiresAt: order.time_expire ?? daysAfter(clock.now(), openForDays).toISOString(),
      ...way,
    });

  app.post('/v3/pay/transactions/jsapi', async (request) => {
    const order = parseBody(JsapiOrder, request);
    return { prepay_id: open(order, { openid: order.payer.openid, tradeType: 'JSAPI' }).prepayId };
  });
  app.post('/v3/pay/transactions/h5', async (request) => {
    const { prepayId } = open(parseBody(H5Order, request), { openid: '', tradeType: 'MWEB' });
    return { h5_url: `${pageBase}/sandbox/pay/${prepayId}?package=${prepayId.slice(-8)}` };
  });
  app.post('/v3/pay/transactions/native', async (request) => {
    const { prepayId } = open(parseBody(Order, request), { openid: '', tradeType: 'NATIVE' });
    return { code_url: `${pageBase}/sandbox/pay/${prepayId}` };
  });
  app.get<ByNo>('/v3/pay/transactions/out-trade-no/:no', async ({ params }) =>
    presentPayment(keys, payments.get(params.no)),
  );
  app.post<ByNo>('/v3/pay/transactions/out-trade-no/:no/close', async ({ params }, reply) => {
    payments.close(params.no);
    return reply.code(204).send();
  });
  app.post('/v3/refund/domestic/refunds', async (request) => {
    const { out_trade_no, out_refund_no, reason, notify_url, amount } = parseBody(RefundOrder, request);
    const { refund, payment } = payments.refund({
      outTradeNo: out_trade_no,
      outRefundNo: out_refund_no,
      cents: amount.refund,
      reason: reason ?? '',
      notifyUrl: notify_url,
    });
    return presentRefund(refund, payment);
  });
  app.get<ByNo>('/v3/refund/domestic/refunds/:no', async ({ params }) => {
    const { refund, payment } = payments.askRefund(params.no);
    return presentRefund(refund, payment);
  });
  serveTransfers(app, { keys, transfers });
  serveBills(app, { keys, store, clock });
}

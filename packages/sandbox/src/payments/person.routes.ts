/** What a person sees of the gateway, and what a test tells it to do. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxKeys } from '../keys.ts';
import type { Notifier } from './notifier.ts';
import { chooseLanguage, type PageState, renderPage } from './page.ts';
import { type SandboxPayments, V3Refusal } from './payments.ts';
import type { SandboxPayment, SandboxStore } from './store.ts';

type Parts = {
  keys: SandboxKeys;
  store: SandboxStore;
  payments: SandboxPayments;
  notifier: Notifier;
  /** Where the client is; a person is sent nowhere else. */
  pageBase: string;
};

const Outcomes = z.object({ refunds: z.enum(['succeed', 'pending', 'abnormal', 'closed']).optional() });
const RefundEnd = z.object({ status: z.enum(['SUCCESS', 'ABNORMAL', 'CLOSED']) });

type PageRequest = { Params: { prepayId: string }; Querystring: { lang?: string; redirect_url?: string } };

const Behaviour = z.object({
  mode: z.enum(['once', 'twice', 'late', 'never', 'reversed']),
  delay_ms: z.coerce.number().int().min(0).max(600_000).default(3_000),
});

export async function servePerson(
  app: FastifyInstance,
  { keys, store, payments, notifier, pageBase }: Parts,
): Promise<void> {
  const getPayment = (prepayId: string): SandboxPayment => {
    const payment = store.paymentByPrepay(prepayId);
    if (!payment) throw new V3Refusal(404, 'ORDER_NOT_EXIST');
    return payment;
  };
  const toReturnUrl = (url = '') =>
    /^\/(?!\/)/.test(url) || (pageBase && url.startsWith(`${pageBase}/`)) ? url : '';
  const toPageState = (payment: SandboxPayment): PageState => {
    if (payment.state === 'SUCCESS' || payment.state === 'REFUND') return 'paid';
    return payments.canPay(payment) ? 'open' : 'over';
  };

  app.setErrorHandler((error, _request, reply) => {
    const { status, code } = error instanceof V3Refusal ? error : new V3Refusal(400, 'PARAM_ERROR');
    return reply.code(status).send({ code, message: code });
  });

  app.get<PageRequest>('/sandbox/pay/:prepayId', async ({ params, query, headers, url }, reply) => {
    const payment = getPayment(params.prepayId);
    const html = renderPage({
      language: chooseLanguage(query.lang, headers['accept-language']),
      state: toPageState(payment),
      amount: (payment.totalCents / 100).toFixed(2),
      title: payment.description,
      back: toReturnUrl(query.redirect_url),
      query: url.split('?')[1] ?? '',
    });
    return reply.type('text/html; charset=utf-8').send(html);
  });
  app.post<PageRequest>('/sandbox/pay/:prepayId', async ({ params, query, body, url }, reply) => {
    const { outTradeNo } = getPayment(params.prepayId);
    const back = toReturnUrl(query.redirect_url);
    if (new URLSearchParams(String(body)).get('do') === 'approve') payments.approve(outTradeNo);
    else if (back) return reply.redirect(back, 303);
    return reply.redirect(url, 303);
  });

  app.get('/sandbox/identity', async () => ({ serial: keys.platformSerial }));
  app.post('/sandbox/behaviour', async ({ query }) => {
    const { mode, delay_ms: delayMs } = Behaviour.parse(query);
    notifier.behaviour = { mode, delayMs };
    return notifier.behaviour;
  });
  app.post('/sandbox/outcomes', async ({ query }) => {
    const { refunds = payments.refundOutcome } = Outcomes.parse(query);
    payments.refundOutcome = refunds;
    return { refunds };
  });
  app.post<{ Params: { no: string } }>('/sandbox/refunds/:no/end', async ({ params, query }) => ({
    status: payments.endRefund(params.no, RefundEnd.parse(query).status).refund.status,
  }));
  app.post<{ Params: { no: string } }>('/sandbox/payments/:no/approve', async ({ params }) => ({
    trade_state: payments.approve(params.no).state,
  }));
}

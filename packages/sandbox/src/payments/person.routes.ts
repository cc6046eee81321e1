/** What a person sees of the gateway. */
import type { FastifyInstance } from 'fastify';
import { chooseLanguage, type PageState, renderPage } from './page.ts';
import type { SandboxPayments } from './payments.ts';
import { answerRefusal, V3Refusal } from './refusal.ts';
import type { SandboxPayment, SandboxStore } from './store.ts';

type Parts = {
  store: SandboxStore;
  payments: SandboxPayments;
  /** Where the client is; a person is sent nowhere else. */
  pageBase: string;
};

type PageRequest = { Params: { prepayId: string }; Querystring: { lang?: string; redirect_url?: string } };

export async function servePerson(app: FastifyInstance, { store, payments, pageBase }: Parts): Promise<void> {
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

  app.setErrorHandler(answerRefusal);

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
}

import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { PayChannel } from '../states.ts';
import { Moment, Money, rowsSchema, text } from '../values.ts';

export const paymentsCalls = declareCalls({
  'GET /wanlshop/pay/channels': {
    summary: 'How a trade can be paid',
    who: 'shopper',
    in: z.object({ trade_no: text(1, 40) }),
    out: rowsSchema(
      z.object({
        channel: PayChannel,
        name: z.string(),
        enabled: z.boolean(),
        note: z.string(),
        balance: Money.nullable(),
      }),
    ).extend({ payable: Money, expires_at: Moment, paid: z.boolean(), has_pay_password: z.boolean() }),
    refusals: ['payments.trade_closed'],
  },
  'POST /wanlshop/pay/create': {
    summary: 'Pay a trade; `params` open the channel’s page or its app',
    who: 'shopper',
    idempotencyKey: 'required',
    in: z.object({
      trade_no: text(1, 40),
      channel: PayChannel,
      password: z.string().max(6).optional(),
    }),
    out: z.object({
      payment_no: z.string(),
      status: z.enum(['paid', 'pending']),
      params: z.record(z.string(), z.string()).optional(),
    }),
    refusals: [
      'payments.trade_closed',
      'payments.trade_paid',
      'payments.channel_off',
      'payments.insufficient_balance',
      'payments.wrong_pay_password',
      'payments.pay_password_unset',
      'payments.pay_password_locked',
      'identity.payments_held',
      'payments.gateway_refused',
      'payments.channel_unreachable',
      'payments.closing_soon',
    ],
  },
  'GET /wanlshop/pay/status': {
    summary: 'How a payment stands; asks the channel when it is still open',
    who: 'shopper',
    in: z.object({ payment_no: text(1, 40) }),
    out: z.object({
      status: z.enum(['pending', 'paid', 'closed', 'refunded']),
      kind: z.enum(['trade', 'recharge']),
      trade_no: z.string().meta({ description: 'Of a trade; empty for a recharge' }),
      amount: Money,
      note: z.string().meta({
        description: 'Says that the channel does not answer, and what becomes of the payment; else empty',
      }),
    }),
    refusals: [],
  },
});

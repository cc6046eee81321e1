import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { createPayment } from './create-payment.ts';
import { listChannels } from './list-channels.ts';
import { showPayment } from './show-payment.ts';

export const paymentsRoutes = routes(calls, {
  'GET /wanlshop/pay/channels': { verb: listChannels },
  'POST /wanlshop/pay/create': {
    limit: { max: 30, seconds: 60, by: 'actor' },
    keepsOwnKey: true,
    verb: createPayment,
  },
  'GET /wanlshop/pay/status': { verb: showPayment },
});

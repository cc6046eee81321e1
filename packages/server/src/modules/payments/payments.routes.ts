import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listChannels } from './channels/list-channels.ts';
import { createPayment } from './paying/create-payment.ts';
import { showPayment } from './paying/show-payment.ts';

export const paymentsRoutes = routes(calls, {
  'GET /wanlshop/pay/channels': { verb: listChannels },
  'POST /wanlshop/pay/create': {
    limit: { max: 30, seconds: 60, by: 'actor' },
    keepsOwnKey: true,
    verb: createPayment,
  },
  'GET /wanlshop/pay/status': { verb: showPayment },
});

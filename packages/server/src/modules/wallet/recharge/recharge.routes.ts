import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';
import { recharge } from './recharge.ts';

export const rechargeRoutes = routes(calls, {
  'POST /wanlshop/wallet/recharge': {
    limit: { max: 30, seconds: 60, by: 'actor' },
    keepsOwnKey: true,
    verb: recharge,
  },
});

import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';
import { listFees, saveFeeRate, showFeeRate } from './fee-rates.ts';

export const feesRoutes = routes(calls, {
  'GET /platform/fees/list': { verb: listFees },
  'GET /platform/fees/rate': { verb: showFeeRate },
  'POST /platform/fees/save': { verb: saveFeeRate },
});

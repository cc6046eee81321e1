import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';
import { adjustWallet, approveAdjustment, dropAdjustment, listAdjustments } from './adjust-wallet.ts';

export const adjustmentsRoutes = routes(calls, {
  'GET /platform/wallet/adjustments': { verb: listAdjustments },
  'POST /platform/wallet/adjust': { verb: adjustWallet },
  'POST /platform/wallet/approve': { verb: approveAdjustment },
  'POST /platform/wallet/drop': { verb: dropAdjustment },
});

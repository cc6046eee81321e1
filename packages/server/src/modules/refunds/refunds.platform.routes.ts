import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { decideRefund } from './deciding/decide-refund.ts';
import { previewDecision } from './deciding/preview-decision.ts';
import { listAllRefunds, listMarketRefunds } from './lists/list-staff-refunds.ts';
import { retryRefund, returnToBalance } from './paying/repair-failed.ts';
import { showPlatformRefund } from './showing/show-platform-refund.ts';

export const refundsPlatformRoutes = routes(calls, {
  'GET /platform/refunds/list': { verb: listMarketRefunds },
  'GET /platform/refunds/all': { verb: listAllRefunds },
  'GET /platform/refunds/details': { verb: showPlatformRefund },
  'GET /platform/refunds/preview': { verb: previewDecision },
  'POST /platform/refunds/decide': { verb: decideRefund },
  'POST /platform/refunds/retry': { verb: retryRefund },
  'POST /platform/refunds/to_balance': { verb: returnToBalance },
});

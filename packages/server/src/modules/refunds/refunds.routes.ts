import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listCarriers } from '../shipping/index.ts';
import { applyRefund } from './applying/apply-refund.ts';
import { listReasons } from './applying/list-reasons.ts';
import { previewRefund } from './applying/preview-refund.ts';
import { resubmitRefund } from './applying/resubmit-refund.ts';
import { addBuyersEvidence } from './deciding/add-evidence.ts';
import { bringToPlatform } from './deciding/bring-to-platform.ts';
import { cancelRefund } from './handling/close-refund.ts';
import { sendBack } from './handling/send-back.ts';
import { listRefunds } from './lists/list-refunds.ts';
import { takeToBalance } from './paying/see-to-failed.ts';
import { showLog, showRefund } from './showing/show-refund.ts';

const acting = { max: 30, seconds: 60, by: 'actor' } as const;

export const refundsRoutes = routes(calls, {
  'GET /wanlshop/refund/reasons': { verb: listReasons },
  'GET /wanlshop/refund/preview': { verb: previewRefund },
  'POST /wanlshop/refund/apply': { limit: acting, verb: applyRefund },
  'POST /wanlshop/refund/edit': { limit: acting, verb: resubmitRefund },
  'POST /wanlshop/refund/cancel': { limit: acting, verb: cancelRefund },
  'POST /wanlshop/refund/ship': { limit: acting, verb: sendBack },
  'POST /wanlshop/refund/intervene': { limit: acting, verb: bringToPlatform },
  'POST /wanlshop/refund/evidence': { limit: acting, verb: addBuyersEvidence },
  'POST /wanlshop/refund/to_balance': { limit: acting, verb: takeToBalance },
  'GET /wanlshop/refund/carriers': { verb: listCarriers },
  'GET /wanlshop/refund/list': { verb: listRefunds },
  'GET /wanlshop/refund/details': { verb: showRefund },
  'GET /wanlshop/refund/log': { verb: showLog },
});

import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { decideCase, restoreTarget, takeCase } from './deciding/decide-case.ts';
import { listCases } from './deciding/list-cases.ts';
import { showComplaintCase } from './deciding/show-case.ts';
import { listOwnComplaints, showOwnComplaint } from './list-own-complaints.ts';
import { listReasons, submitComplaint } from './submit-complaint.ts';
import { showTarget } from './targets/show-target.ts';
import { acknowledgeWarning, listWarnings } from './warnings/shop-warnings.ts';

export const complaintsRoutes = routes(calls, {
  'GET /wanlshop/complaint/reasons': { verb: listReasons },
  'GET /wanlshop/complaint/target': { verb: showTarget },
  'POST /wanlshop/complaint/submit': {
    limit: { max: 20, seconds: 60, by: 'actor' },
    verb: submitComplaint,
  },
  'GET /wanlshop/complaint/list': { verb: listOwnComplaints },
  'GET /wanlshop/complaint/details': { verb: showOwnComplaint },
  'GET /platform/complaints/list': { verb: listCases },
  'GET /platform/complaints/details': { verb: showComplaintCase },
  'POST /platform/complaints/take': { verb: takeCase },
  'POST /platform/complaints/decide': { verb: decideCase },
  'POST /platform/complaints/restore': { verb: restoreTarget },
  'GET /seller/warnings/list': { verb: listWarnings },
  'POST /seller/warnings/acknowledge': { verb: acknowledgeWarning },
});

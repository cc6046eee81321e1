import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listFindings } from './findings/list-findings.ts';
import { resolveFinding } from './findings/resolve-finding.ts';

export const paymentsPlatformRoutes = routes(calls, {
  'GET /platform/findings/list': { verb: listFindings },
  'POST /platform/findings/resolve': { verb: resolveFinding },
});

import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listFindings } from './list-findings.ts';
import { resolveFinding } from './resolve-finding.ts';

export const paymentsPlatformRoutes = routes(calls, {
  'GET /platform/findings/list': { verb: listFindings },
  'POST /platform/findings/resolve': { verb: resolveFinding },
});

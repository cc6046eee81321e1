import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';
import { listHeads } from './list-heads.ts';
import { showCheck } from './show-check.ts';
import { startCheck } from './start-check.ts';

export const checkingRoutes = routes(calls, {
  'GET /platform/ledger/check': { verb: showCheck },
  'POST /platform/ledger/check': { limit: { max: 10, seconds: 60, by: 'actor' }, verb: startCheck },
  'GET /platform/ledger/heads': { verb: listHeads },
});

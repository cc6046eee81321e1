/** The public API of repairs. */
import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import type { Module } from '../../kernel/module.ts';
import { approveRepair, dropRepair } from './ask-repair.ts';
import { listRepairs } from './list-repairs.ts';
import { repairsMessages } from './repairs.messages.ts';

export { askRepair } from './ask-repair.ts';
export { parseAccount, shownFunds } from './fund.rules.ts';
export { presentPlans, presentRepairs, showWaiting } from './present-repairs.ts';
export { countWaitingRepairs, findRepairs, type RepairRow, settleRepair } from './repair.queries.ts';
export { type About, type Plan, type Repairable, repairablePort } from './repairables.ts';

export const repairsModule: Module = {
  name: 'repairs',
  routes: routes(calls, {
    'GET /platform/ledger/repairs': { verb: listRepairs },
    'POST /platform/ledger/approve_repair': { verb: approveRepair },
    'POST /platform/ledger/drop_repair': { verb: dropRepair },
  }),
  messages: repairsMessages,
};

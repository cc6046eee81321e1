/** The public API of refunds. */
import type { Module } from '../../kernel/module.ts';
import { blockersPort, countersPort } from '../identity/index.ts';
import { lineRefundsPort, shopTodoPort } from '../orders/index.ts';
import { refundOutcomePort } from '../payments/index.ts';
import { repairablePort } from '../repairs/index.ts';
import { openRefundsPort, refundBillPort } from '../wallet/index.ts';
import { lineRefunds } from './line-refunds.ts';
import { sumShopTodo } from './lists/sum-todo.ts';
import { refundOutcome } from './paying/refund-outcome.ts';
import { refundRepair } from './paying/repair-failed.ts';
import {
  countOpenOfShop,
  countOpenOfShopper,
  listByNumbers,
  listOfOrder,
  selectOfOrders,
} from './refund.queries.ts';
import { refundsDue } from './refunds.jobs.ts';
import { refundsMessages } from './refunds.messages.ts';
import { refundsPlatformRoutes } from './refunds.platform.routes.ts';
import { refundsRoutes } from './refunds.routes.ts';
import { refundsSellerRoutes } from './refunds.seller.routes.ts';
import { exportRefundsWork } from './reports/export-refunds.task.ts';
import { refundTableMessages } from './reports/refund-table.messages.ts';

export { saveReturnAddress } from './addresses/save-address.ts';
export { applyRefund } from './applying/apply-refund.ts';
export { previewRefund } from './applying/preview-refund.ts';
export { resubmitRefund } from './applying/resubmit-refund.ts';
export { addBuyersEvidence, addShopsEvidence } from './deciding/add-evidence.ts';
export { bringToPlatform } from './deciding/bring-to-platform.ts';
export { decideRefund } from './deciding/decide-refund.ts';
export { approveRefund } from './handling/approve-refund.ts';
export { cancelRefund } from './handling/close-refund.ts';
export { receiveReturn } from './handling/receive-return.ts';
export { refuseReturn, rejectRefund } from './handling/reject-refund.ts';
export { sendBack } from './handling/send-back.ts';
export { listRefunds } from './lists/list-refunds.ts';
export { sumPlatformTodo } from './lists/sum-todo.ts';
export { listRefusedRefunds } from './paying/list-refused.ts';
export { retryRefund, returnToBalance } from './paying/repair-failed.ts';
export { takeToBalance } from './paying/see-to-failed.ts';
export { countAppliedAtShop, sumOnTheirWay } from './refund.queries.ts';
export { showRefund } from './showing/show-refund.ts';

export const refundsModule: Module = {
  name: 'refunds',
  routes: [...refundsRoutes, ...refundsSellerRoutes, ...refundsPlatformRoutes],
  jobs: [refundsDue],
  tasks: [exportRefundsWork],
  messages: { ...refundsMessages, ...refundTableMessages },
  ports(ports) {
    ports.provide(lineRefundsPort, lineRefunds);
    ports.provide(refundOutcomePort, refundOutcome);
    ports.provide(repairablePort, refundRepair);
    ports.provide(shopTodoPort, sumShopTodo);
    ports.provide(refundBillPort, { ofNumbers: listByNumbers, ofOrder: listOfOrder, selectOfOrders });
    ports.provide(openRefundsPort, (db, { kind, id }) =>
      kind === 'shop' ? countOpenOfShop(db, id) : countOpenOfShopper(db, id),
    );
    ports.provide(countersPort, async ({ db }, shopperId) => ({
      order: { customer: await countOpenOfShopper(db, shopperId) },
    }));
    ports.provide(blockersPort, async ({ db }, shopperId) => {
      const count = await countOpenOfShopper(db, shopperId);
      return count > 0 ? [{ kind: 'refunds', count }] : [];
    });
  },
};

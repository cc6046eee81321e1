/** The public API of wallet. */
import { listener } from '../../kernel/events/events.ts';
import type { Module } from '../../kernel/module.ts';
import { blockersPort, countersPort } from '../identity/index.ts';
import { payablePort, payoutOutcomePort } from '../payments/index.ts';
import { countAccounts, removeAccounts } from './accounts/account.queries.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { adjustmentsRoutes } from './adjustments/adjustments.routes.ts';
import { billsMessages } from './bills/bills.messages.ts';
import { billsRoutes } from './bills/bills.routes.ts';
import { listMoneyUnderWay } from './closing-blockers.ts';
import { closeUnpaidRecharges } from './recharge/recharge.jobs.ts';
import { rechargeRoutes } from './recharge/recharge.routes.ts';
import { rechargePayable } from './recharge/recharge-payable.ts';
import { walletMessages } from './wallet.messages.ts';
import { walletRoutes } from './wallet.routes.ts';
import { withdrawalPayout } from './withdrawals/wechat-payout.ts';
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts';

export { saveAccount, saveShopAccount } from './accounts/save-account.ts';
export { listPayoutSharers } from './accounts/sharers.queries.ts';
export { nameAccount } from './bills/name-account.ts';
export { type RefundBill, type RefundBillPort, refundBillPort } from './bills/refund-bill.port.ts';
export { openRefundsPort } from './open-refunds.port.ts';
export { recharge } from './recharge/recharge.ts';
export { showWallet } from './show-wallet.ts';
export { exportBatch } from './withdrawals/bank-batch.ts';
export { approveWithdrawal, confirmPaid, declineWithdrawal } from './withdrawals/decide-withdrawal.ts';
export { listWithdrawals } from './withdrawals/list-withdrawals.ts';
export { withdraw, withdrawForShop } from './withdrawals/withdraw.ts';
export {
  listOverdueWithdrawals,
  sumFrozen,
  sumWaitingWithdrawals,
} from './withdrawals/withdrawal-sums.queries.ts';

export const walletModule: Module = {
  name: 'wallet',
  routes: [
    ...walletRoutes,
    ...billsRoutes,
    ...accountsRoutes,
    ...rechargeRoutes,
    ...withdrawalsRoutes,
    ...adjustmentsRoutes,
  ],
  jobs: [closeUnpaidRecharges],
  messages: { ...walletMessages, ...billsMessages },
  listeners: [
    listener({
      event: 'identity.closed',
      name: 'wallet.forget_payout_accounts',
      handle: ({ db }, { shopperId }) => removeAccounts(db, { kind: 'shopper', id: shopperId }),
    }),
  ],
  ports(ports) {
    ports.provide(countersPort, async ({ db }, shopperId) => ({
      dynamic: { accountbank: await countAccounts(db, { kind: 'shopper', id: shopperId }) },
    }));
    ports.provide(blockersPort, listMoneyUnderWay);
    ports.provide(payablePort, rechargePayable);
    ports.provide(payoutOutcomePort, withdrawalPayout);
  },
};

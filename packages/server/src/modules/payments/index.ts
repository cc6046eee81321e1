/** The public API of payments. */
import type { PayChannel } from '@chengji/contract';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Module } from '../../kernel/module.ts';
import { repairablePort } from '../repairs/index.ts';
import { plantBills } from './bills/fetch-bill.ts';
import { channelGauge } from './channels/gateways.ts';
import { GuardedGateway } from './channels/guarded-gateway.ts';
import type { WechatAccount } from './channels/wechat/account.ts';
import { configuredAccount } from './channels/wechat/configured-account.ts';
import { WechatGateway } from './channels/wechat/wechat-gateway.ts';
import { findingRepair } from './findings/repair-finding.ts';
import { serveCallbacks } from './payments.callbacks.ts';
import { paymentsJobs } from './payments.jobs.ts';
import { paymentsMessages } from './payments.messages.ts';
import { paymentsPlatformRoutes } from './payments.platform.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';

export {
  type BilledDifference,
  claimDifference,
  countDifferences,
  findBill,
  findDifferences,
  listDifferences,
  lockDifference,
  sumUnseen,
} from './bills/bill.queries.ts';
export { findLastBillDay } from './bills/bill-days.rules.ts';
export { findPayers } from './bills/booked.queries.ts';
export { computeDifference } from './bills/compare-bill.rules.ts';
export { fetchBill } from './bills/fetch-bill.ts';
export { creditMissing, returnMissing, toCaptureKey } from './bills/take-missing.ts';
export { countEndedPayments } from './channels/health.queries.ts';
export { noteChannels } from './channels/note-channels.ts';
export { createPayment, startPayment } from './paying/create-payment.ts';
export { openidPort, type Payable, payablePort } from './paying/payables.ts';
export { listPaymentsFor } from './payment.queries.ts';
export { nameChannel } from './payment.rules.ts';
export { sendRefunds } from './payments.jobs.ts';
export { type PayoutOutcome, payoutOutcomePort } from './payouts/payout-outcomes.ts';
export { type ShownPayout, showPayout } from './payouts/show-payout.ts';
export { canPayOut, type NewPayout, startPayout } from './payouts/start-payout.ts';
export {
  type RefundFailure,
  type RefundOutcome,
  type RefundSource,
  refundOutcomePort,
} from './refunds/refund-outcomes.ts';
export { giveUpRefund, resendRefund } from './refunds/resend-refund.ts';
export { type RefundPart, refundPart } from './refunds/start-refund.ts';
export { settleOpenPayments } from './settlement/settle-payment.ts';
export { askAgain } from './stuck/ask-again.ts';
export { sumHeldPayments, sumReturning } from './stuck/returning.queries.ts';
export { listStuckMoney, type StuckMoney } from './stuck/stuck.queries.ts';
export type { WechatAccount };

declare module '../../kernel/context.ts' {
  interface Services {
    /** The account with the sandbox gateway, where it is on. */
    readonly sandboxAccount?: WechatAccount;
  }
}

/** The sandbox is the same code towards another address with other keys. */
function createGateways({ config, services, clock }: Kernel): Map<PayChannel, GuardedGateway> {
  const gateways = new Map<PayChannel, GuardedGateway>();
  if (config.payChannels.includes('wechat'))
    gateways.set('wechat', new GuardedGateway(new WechatGateway(configuredAccount(config), clock), clock));
  const { sandboxAccount } = services;
  if (sandboxAccount)
    gateways.set('sandbox', new GuardedGateway(new WechatGateway(sandboxAccount, clock), clock));
  return gateways;
}

export const paymentsModule: Module = {
  name: 'payments',
  routes: [...paymentsRoutes, ...paymentsPlatformRoutes],
  jobs: paymentsJobs,
  messages: paymentsMessages,
  gauges: [channelGauge],
  provide: (kernel) => ({ gateways: createGateways(kernel) }),
  prepare: (kernel) => plantBills(kernel.systemContext()),
  ports: (ports) => ports.provide(repairablePort, findingRepair),
  serve: serveCallbacks,
};

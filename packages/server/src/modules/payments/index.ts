/** The door of payments. */
import type { PayChannel } from '@chengji/contract';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Module } from '../../kernel/module.ts';
import type { Gateway } from './gateway.ts';
import { channelGauge } from './gateways.ts';
import { GuardedGateway } from './guarded-gateway.ts';
import { serveCallbacks } from './payments.callbacks.ts';
import { paymentsJobs } from './payments.jobs.ts';
import { paymentsMessages } from './payments.messages.ts';
import { paymentsPlatformRoutes } from './payments.platform.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import type { WechatAccount } from './wechat/account.ts';
import { configuredAccount } from './wechat/configured-account.ts';
import { WechatGateway } from './wechat/wechat-gateway.ts';

export { createPayment } from './create-payment.ts';
export { countEndedPayments } from './health.queries.ts';
export { noteChannels } from './note-channels.ts';
export { openidPort, type Payable, payablePort } from './payables.ts';
export { settleOpenPayments } from './settle-payment.ts';
export type { WechatAccount };

declare module '../../kernel/context.ts' {
  interface Services {
    /** The account with the sandbox gateway, where it is on. */
    readonly sandboxAccount?: WechatAccount;
  }
}

/** The sandbox is the same code towards another address with other keys. */
function gatewaysOf({ config, services, clock }: Kernel): Map<PayChannel, Gateway> {
  const gateways = new Map<PayChannel, Gateway>();
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
  provide: (kernel) => ({ gateways: gatewaysOf(kernel) }),
  serve: serveCallbacks,
};

/** The public API of wallet. */
import type { Module } from '../../kernel/module.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { adjustmentsRoutes } from './adjustments/adjustments.routes.ts';
import { billsMessages } from './bills/bills.messages.ts';
import { billsRoutes } from './bills/bills.routes.ts';
import { rechargeRoutes } from './recharge/recharge.routes.ts';
import { walletMessages } from './wallet.messages.ts';
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts';

export const walletModule: Module = {
  name: 'wallet',
  routes: [...billsRoutes, ...accountsRoutes, ...rechargeRoutes, ...withdrawalsRoutes, ...adjustmentsRoutes],
  messages: { ...walletMessages, ...billsMessages },
};

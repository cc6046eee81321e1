/** The public API of wallet. */
import { listener } from '../../kernel/events/events.ts';
import type { Module } from '../../kernel/module.ts';
import { countersPort } from '../identity/index.ts';
import { countAccounts, removeAccounts } from './accounts/account.queries.ts';
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
  listeners: [
    listener({
      event: 'identity.closed',
      name: 'wallet.forget_payout_accounts',
      handle: ({ db }, { shopperId }) => removeAccounts(db, { kind: 'shopper', id: shopperId }),
    }),
  ],
  ports: (ports) =>
    ports.provide(countersPort, async ({ db }, shopperId) => ({
      dynamic: { accountbank: await countAccounts(db, { kind: 'shopper', id: shopperId }) },
    })),
};

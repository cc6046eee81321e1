/** The only file that knows every module. Run as a program it starts the market. */
import type { Module } from './kernel/module.ts';
import { runMarket } from './kernel/run.ts';
import { alertsModule } from './modules/alerts/index.ts';
import { cartModule } from './modules/cart/index.ts';
import { campaignMarksPort, campaignPort, catalogModule } from './modules/catalog/index.ts';
import { chatModule } from './modules/chat/index.ts';
import { complaintsModule } from './modules/complaints/index.ts';
import { contentModule } from './modules/content/index.ts';
import { couponsModule } from './modules/coupons/index.ts';
import { discoveryModule } from './modules/discovery/index.ts';
import { feedbackModule } from './modules/feedback/index.ts';
import { findCampaignMarks, findShownCampaign, groupsModule, teamPurchase } from './modules/groups/index.ts';
import {
  blockersPort,
  countersPort,
  findOpenid,
  identityModule,
  moneyPort,
} from './modules/identity/index.ts';
import { importsModule } from './modules/imports/index.ts';
import { findBalanceLeft, getBalance, ledgerModule, shopperAvailable } from './modules/ledger/index.ts';
import { liveModule } from './modules/live/index.ts';
import { noticesModule } from './modules/notices/index.ts';
import {
  countOrders,
  listOpenOrders,
  orders,
  purchaseKindPort,
  tradePayable,
} from './modules/orders/index.ts';
import { openidPort, payablePort, paymentsModule } from './modules/payments/index.ts';
import { platformModule } from './modules/platform/index.ts';
import { pointsModule } from './modules/points/index.ts';
import { referralModule } from './modules/referral/index.ts';
import { refundsModule } from './modules/refunds/index.ts';
import { repairsModule } from './modules/repairs/index.ts';
import { reviewsModule } from './modules/reviews/index.ts';
import { shippingModule } from './modules/shipping/index.ts';
import { shopsModule } from './modules/shops/index.ts';
import { supportModule } from './modules/support/index.ts';
import { tasksModule } from './modules/tasks/index.ts';
import { walletModule } from './modules/wallet/index.ts';

/** What modules answer for others that neither of the two should know of. */
const between: Module = {
  name: 'between',
  ports(ports) {
    ports.provide(moneyPort, (db, shopperId) => getBalance(db, shopperAvailable(shopperId)));
    ports.provide(countersPort, countOrders);
    ports.provide(blockersPort, findBalanceLeft);
    ports.provide(blockersPort, listOpenOrders);
    ports.provide(openidPort, findOpenid);
    ports.provide(payablePort, tradePayable);
    ports.provide(campaignPort, findShownCampaign);
    ports.provide(campaignMarksPort, findCampaignMarks);
    ports.provide(purchaseKindPort, { kind: 'group', ...teamPurchase });
    ports.provide(purchaseKindPort, { kind: 'ladder', ...teamPurchase });
  },
};

/** In the order of ARCHITECTURE.md: a module uses the public API of those before it. */
export const modules: readonly Module[] = [
  identityModule,
  shopsModule,
  catalogModule,
  contentModule,
  tasksModule,
  ledgerModule,
  repairsModule,
  pointsModule,
  couponsModule,
  shippingModule,
  noticesModule,
  alertsModule,
  liveModule,
  paymentsModule,
  cartModule,
  discoveryModule,
  importsModule,
  orders,
  walletModule,
  groupsModule,
  refundsModule,
  referralModule,
  reviewsModule,
  complaintsModule,
  feedbackModule,
  chatModule,
  supportModule,
  platformModule,
  between,
];

if (import.meta.main) await runMarket(modules);

import type { Module } from '../../kernel/module.ts';
import { couponOffersPort } from '../catalog/index.ts';
import { shopCouponsPort } from '../content/index.ts';
import { countersPort } from '../identity/index.ts';
import { countUnused } from './cards/own-cards.queries.ts';
import { listCouponsOfShop } from './coupon.queries.ts';
import { couponsListeners } from './coupons.events.ts';
import { cardExpiry, cardReminders } from './coupons.jobs.ts';
import { couponsMessages } from './coupons.messages.ts';
import { couponsPlatformRoutes } from './coupons.platform.routes.ts';
import { couponsRoutes } from './coupons.routes.ts';
import { couponsSellerRoutes } from './coupons.seller.routes.ts';
import { findCouponOffers } from './find-coupon-offers.ts';

export const couponsModule: Module = {
  name: 'coupons',
  ports(ports) {
    ports.provide(countersPort, async ({ db, clock }, shopperId) => ({
      dynamic: { coupon: await countUnused(db, shopperId, clock.now()) },
    }));
    ports.provide(couponOffersPort, findCouponOffers);
    ports.provide(shopCouponsPort, listCouponsOfShop);
  },
  routes: [...couponsRoutes, ...couponsSellerRoutes, ...couponsPlatformRoutes],
  listeners: couponsListeners,
  jobs: [cardReminders, cardExpiry],
  messages: couponsMessages,
};

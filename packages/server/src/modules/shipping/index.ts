/** The door of shipping. */
import { listener } from '../../kernel/events/events.ts';
import type { Module } from '../../kernel/module.ts';
import { freightPort } from '../catalog/index.ts';
import { removeAddressesOf } from './address.queries.ts';
import { createTracking } from './create-tracking.ts';
import { describeFreight } from './describe-freight.ts';
import { hasTemplate } from './freight.queries.ts';
import { shippingMessages } from './shipping.messages.ts';
import { shippingPlatformRoutes } from './shipping.platform.routes.ts';
import { shippingRoutes } from './shipping.routes.ts';
import { shippingSellerRoutes } from './shipping.seller.routes.ts';

export { hasTemplate } from './freight.queries.ts';
/** `weightGrams` is one piece's, `cents` the whole line's. */
export type { FreightLine, FreightQuote } from './freight.rules.ts';
export { findDefaultAddress, getAddress } from './list-addresses.ts';
export { quoteFreight } from './quote-freight.ts';
export { saveAddressOf } from './save-address.ts';
export { saveFreightTemplate } from './save-freight-template.ts';
export { assertParcel, sendParcel } from './send-parcel.ts';
export { findParcel, listTracking, showLastStep } from './show-parcel.ts';

export const shippingModule: Module = {
  name: 'shipping',
  routes: [...shippingRoutes, ...shippingSellerRoutes, ...shippingPlatformRoutes],
  messages: shippingMessages,
  listeners: [
    listener({
      event: 'identity.closed',
      name: 'shipping.forget_shopper',
      handle: ({ db }, { shopperId }) => removeAddressesOf(db, shopperId),
    }),
  ],
  ports: (ports) => ports.provide(freightPort, { describe: describeFreight, isTemplateOf: hasTemplate }),
  provide: ({ config }) => ({ tracking: createTracking(config) }),
};

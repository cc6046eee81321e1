/** The public API of shipping. */
import { listener } from '../../kernel/events/events.ts';
import type { Module } from '../../kernel/module.ts';
import { freightPort } from '../catalog/index.ts';
import { removeAddresses } from './addresses/address.queries.ts';
import { describeFreight } from './freight/describe-freight.ts';
import { hasTemplate } from './freight/freight.queries.ts';
import { createTracking } from './parcels/create-tracking.ts';
import { shippingJobs } from './shipping.jobs.ts';
import { shippingMessages } from './shipping.messages.ts';
import { shippingPlatformRoutes } from './shipping.platform.routes.ts';
import { shippingRoutes } from './shipping.routes.ts';
import { shippingSellerRoutes } from './shipping.seller.routes.ts';
import { createWaybills } from './waybills/create-waybills.ts';

export { findDefaultAddress, getAddress } from './addresses/list-addresses.ts';
export { saveShopperAddress } from './addresses/save-address.ts';
export { listAddressSharers } from './addresses/sharers.queries.ts';
export { hasOpenCarrier } from './delivery-area/close-delivery.ts';
export { getArea, isArea } from './delivery-area/region.rules.ts';
export { hasTemplate, hasTemplates } from './freight/freight.queries.ts';
/** `weightGrams` is one piece's, `cents` the whole line's. */
export type { FreightLine, FreightQuote } from './freight/freight.rules.ts';
export { quoteFreight } from './freight/quote-freight.ts';
export { saveFreightTemplate } from './freight/save-freight-template.ts';
export { listCarriers } from './list-seller-choices.ts';
export { findCarrierCode } from './parcels/carrier.rules.ts';
export { listAllCarriers } from './parcels/list-carriers.ts';
export { correctParcel, removeParcel } from './parcels/parcel.queries.ts';
export { assertParcel, sendParcel } from './parcels/send-parcel.ts';
export { findParcel, listTracking, showLastStep } from './parcels/show-parcel.ts';
export { listLabels } from './waybills/labels.ts';
export {
  abandonWaybill,
  askForNumber,
  beginWaybill,
  sendByWaybill,
  withdrawWaybill,
} from './waybills/order-waybill.ts';
export { findLabelled } from './waybills/waybill.queries.ts';
export type { WaybillService } from './waybills/waybills.port.ts';

export const shippingModule: Module = {
  name: 'shipping',
  routes: [...shippingRoutes, ...shippingSellerRoutes, ...shippingPlatformRoutes],
  messages: shippingMessages,
  jobs: shippingJobs,
  listeners: [
    listener({
      event: 'identity.closed',
      name: 'shipping.forget_shopper',
      handle: ({ db }, { shopperId }) => removeAddresses(db, shopperId),
    }),
  ],
  ports: (ports) => ports.provide(freightPort, { describe: describeFreight, ownsTemplate: hasTemplate }),
  provide: (kernel) => ({ tracking: createTracking(kernel.config), waybills: createWaybills(kernel) }),
};

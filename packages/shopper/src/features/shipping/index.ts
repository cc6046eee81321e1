/** Public API of shipping: how addresses and parcels are written. */
export { areaText } from './address.view.ts';
export { AddressTags } from './components/AddressTags.tsx';
export { DeliveryPlaceSheet } from './components/DeliveryPlaceSheet.tsx';
export { LatestParcelSteps } from './components/LatestParcelSteps.tsx';
export { ParcelNumber } from './components/ParcelNumber.tsx';
export { ParcelStatus } from './components/ParcelStatus.tsx';
export { useDelivery } from './queries.ts';

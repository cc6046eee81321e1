/** Public API of shipping: the address picked for a checkout, and how addresses and parcels are written. */
export { areaText } from './address.view.ts';
export { chooseAddress, useChosenAddress } from './chosen-address.ts';
export { ParcelStatus } from './components/ParcelStatus.tsx';
export { ParcelSteps } from './components/ParcelSteps.tsx';

import { useCall, useSend } from '../../kernel/calls/use-call.ts';

const addresses = 'GET /wanlshop/address/list';
const DAY_MS = 86_400_000;

export const useAddresses = () => useCall(addresses, {});

/** Asked for when the sheet is first opened; regions change about once a year. */
export const useRegions = (enabled: boolean) =>
  useCall('GET /wanlshop/address/regions', {}, { enabled, freshMs: DAY_MS });

export const useDeleteAddress = (onDone: () => void) =>
  useSend('POST /wanlshop/address/delete', { changes: [addresses], onDone });

export const useLogistics = (id: number) => useCall('GET /wanlshop/order/logistics', { id });

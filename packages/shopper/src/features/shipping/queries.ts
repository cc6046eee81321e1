import { useCall, useSend } from '../../kernel/calls/use-call.ts';
import { useDeliveryPlace } from './delivery-place.ts';

const addresses = 'GET /wanlshop/address/list';
const DAY_MS = 86_400_000;

export const useAddresses = () => useCall(addresses, {});

/** Asked for when the sheet is first opened; regions change about once a year. */
export const useRegions = (enabled: boolean) =>
  useCall('GET /wanlshop/address/regions', {}, { enabled, freshMs: DAY_MS });

export const useDeleteAddress = (onDone: () => void) =>
  useSend('POST /wanlshop/address/delete', { changes: [addresses], onDone });

export const useLogistics = (id: number) => useCall('GET /wanlshop/order/logistics', { id });

/** What sending so many of a sku costs, to the place chosen or the default address; what is known stays while it is asked anew. */
export function useDelivery(skuId: number | undefined, number: number) {
  const districtCode = useDeliveryPlace((place) => place.districtCode);
  return useCall(
    'GET /wanlshop/goods/delivery',
    { sku_id: skuId ?? 0, number, district_code: districtCode },
    { enabled: skuId !== undefined, keepsPrevious: true, isSilent: true, freshMs: 60_000 },
  ).data;
}

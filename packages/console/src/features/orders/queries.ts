import { useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { ordersList, type SellerOrderRow } from './orders.view.ts';

const touched = [
  'GET /seller/orders/list',
  'GET /seller/orders/details',
  'GET /seller/dashboard/info',
] as const;

export const useOrders = () => useList(ordersList);

export const useOrder = (id: number) => useCall('GET /seller/orders/details', { id });

/** The newest orders of the shop, for its dashboard. */
export const useNewestOrders = (limit: number) => useCall('GET /seller/orders/list', { limit });

/** A few orders that the words find, for the palette. */
export function useOrdersLookup(words: string, enabled: boolean): SellerOrderRow[] {
  const { data } = useCall(
    'GET /seller/orders/list',
    { keyword: words, limit: 5 },
    { enabled, keepsPrevious: true },
  );
  return enabled ? (data?.rows ?? []) : [];
}

export const useCarriers = () => useCall('GET /seller/carriers/list', {});

export const useShipOrder = () => useSave('POST /seller/orders/ship', { changes: touched });

export const useShipMany = () => useSend('POST /seller/orders/ship_many', { changes: touched });

/** Checks lines without shipping them, so nothing that is shown changes. */
export const useCheckShipments = () => useSend('POST /seller/orders/ship_many');

/** How the shop sells, asked again every minute. */
export const useDashboard = () => useCall('GET /seller/dashboard/info', {}, { everyMs: 60_000 });

/** How many orders stand behind each tab, asked again every minute. */
export const useOrderCounts = (enabled = true): Record<string, number> | undefined =>
  useCall('GET /seller/orders/list', { limit: 1 }, { enabled, everyMs: 60_000 }).data?.counts;

/** The receiver's whole number; that it was read is recorded. */
export const useContact = () => useSend('POST /seller/orders/contact');

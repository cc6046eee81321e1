import type { CallIn } from '@chengji/contract';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { useSave } from '../../design/conflict/use-save.tsx';
import { useEndlessList, useList } from '../../design/lists/use-list.ts';
import { call } from '../../kernel/calls.ts';
import { useCall, useFaultReport, useSend } from '../../kernel/use-call.ts';
import { marketOrdersList, ordersList, type PlatformOrderRow, type SellerOrderRow } from './orders.view.ts';
import { mostLines } from './ship-lines.ts';

const touched = [
  'GET /seller/orders/list',
  'GET /seller/orders/details',
  'GET /seller/dashboard/info',
] as const;

export const useOrders = () => useList(ordersList);

/** A page of that list, of which the list may know already. */
export const useOrdersPage = (input: CallIn<'GET /seller/orders/list'>, enabled = true) =>
  useCall('GET /seller/orders/list', input, { enabled }).data;

export const useOrder = (id: number) => useCall('GET /seller/orders/details', { id });

/** The newest orders of the shop, for its dashboard. */
export const useNewestOrders = (limit: number) => useCall('GET /seller/orders/list', { limit });

/** Reads all orders that the filters find, as far as they can be handled at once. */
export function useAllFound(input: CallIn<'GET /seller/orders/list'>) {
  const [isGathering, setGathering] = useState(false);
  const report = useFaultReport();
  async function gather(): Promise<SellerOrderRow[]> {
    setGathering(true);
    const found = new Map<number, SellerOrderRow>();
    try {
      for (let page = 1; found.size < mostLines; page += 1) {
        const { rows } = await call('GET /seller/orders/list', { ...input, page, limit: 100 });
        for (const row of rows) found.set(row.id, row);
        if (rows.length < 100) break;
      }
    } catch (error) {
      report(error);
    }
    setGathering(false);
    return [...found.values()];
  }
  return { gather, isGathering };
}

/** A few orders that the words find, for the palette. */
export function useOrdersLookup(words: string, enabled: boolean): SellerOrderRow[] {
  const { data } = useCall('GET /seller/orders/list', { keyword: words, limit: 5 }, { enabled });
  return enabled ? (data?.rows ?? []) : [];
}

/** The order of this very number. */
export function useOrderByNumber(orderNo: string, enabled: boolean) {
  const { data, isLoading } = useCall('GET /seller/orders/list', { keyword: orderNo, limit: 5 }, { enabled });
  return { isLooking: isLoading, found: data?.rows.find((row) => row.order_no === orderNo) };
}

/** What can be shipped, what is due first before the rest; only what the words find, where there are any. */
export const useOrdersToShip = (keyword: string) =>
  useCall(
    'GET /seller/orders/list',
    { state: 'ship', sort: 'due', ...(keyword && { keyword }) },
    { keepsPrevious: true, freshMs: 0 },
  );

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

export const useProvinces = () => useCall('GET /seller/provinces/list', {});

export const useShipByWaybill = () => useSend('POST /seller/orders/ship_by_waybill', { changes: touched });

export const useLabels = (id: number) => useCall('GET /seller/orders/labels', { id });

/** Whether a call, with any input, is on its way to a first answer. */
export const useIsReading = (name: 'GET /seller/orders/details' | 'GET /seller/orders/labels') =>
  useIsFetching({ queryKey: [name], predicate: ({ state }) => state.status === 'pending' }) > 0;

export const useRecall = () => useSend('POST /seller/orders/recall', { changes: touched });

export const useShipTogether = () => useSave('POST /seller/orders/ship_together', { changes: touched });

export const useChangeParcel = () => useSave('POST /seller/orders/change_parcel', { changes: touched });

export const useChangePrice = () => useSave('POST /seller/orders/change_price', { changes: touched });

export const useCloseOrder = () => useSave('POST /seller/orders/close', { changes: touched });

export const useNoteOrder = () => useSave('POST /seller/orders/note', { changes: touched });

export const useFlagOrders = () => useSend('POST /seller/orders/flag', { changes: touched });

export const useOrderViews = () => useCall('GET /seller/orders/views', {});

const views = ['GET /seller/orders/views'] as const;

export const useSaveView = () => useSave('POST /seller/orders/save_view', { changes: views });

export const useDeleteView = () => useSend('POST /seller/orders/delete_view', { changes: views });

export const useFirstSteps = () => useCall('GET /seller/first_steps/list', {}, { freshMs: 0 });
export const useHideFirstSteps = () =>
  useSend('POST /seller/first_steps/hide', { changes: ['GET /seller/first_steps/list'] });

export const useMarketOrders = () => useEndlessList(marketOrdersList);

export const useMarketOrder = (id: number) => useCall('GET /platform/orders/details', { id });

/** Whom an order of any shop goes to; that it was read is recorded. */
export const useMarketContact = () => useSend('POST /platform/orders/contact');

export const useMarketProvinces = () => useCall('GET /platform/provinces/list', {});

export const useNewestOfShop = (shopId: number) =>
  useCall('GET /platform/orders/list', { shop_id: shopId, limit: 5 });

/** The same in the whole market; words that are no number are the name of a receiver. */
export function useMarketOrdersLookup(words: string, enabled: boolean): PlatformOrderRow[] {
  const { data } = useCall('GET /platform/orders/list', { keyword: words, limit: 5 }, { enabled });
  return enabled ? (data?.rows ?? []) : [];
}

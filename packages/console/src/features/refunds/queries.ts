import { createRefresh, type ReadKey, useDebounced } from '@chengji/client-kit/react';
import type { CallIn } from '@chengji/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEndlessList, useList } from '../../design/lists/use-list.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { allRefundsList, marketRefundsList, refundsList } from './refunds.view.ts';

const ofShop = [
  'GET /seller/refunds/list',
  'GET /seller/refunds/details',
  'GET /seller/orders/list',
  'GET /seller/orders/details',
  'GET /seller/dashboard/info',
] as const;
const ofMarket = [
  'GET /platform/refunds/list',
  'GET /platform/refunds/all',
  'GET /platform/refunds/details',
  'GET /platform/dashboard/info',
  'GET /platform/ledger/repairs',
  'GET /platform/ledger/radar',
] as const;
const addresses = ['GET /seller/refunds/addresses'] as const;

type Act =
  | 'POST /seller/refunds/approve'
  | 'POST /seller/refunds/reject'
  | 'POST /seller/refunds/receive'
  | 'POST /seller/refunds/refuse'
  | 'POST /seller/refunds/evidence'
  | 'POST /platform/refunds/decide'
  | 'POST /platform/refunds/retry'
  | 'POST /platform/refunds/to_balance';

/** Somebody else may have been faster: then it is read again. Who asks for it shows the refusal. */
function useAct<K extends Act>(name: K, changes: readonly ReadKey[]) {
  const { refresh } = createRefresh(useQueryClient());
  return useSend(name, {
    changes,
    onFault: ({ key }) => {
      if (key === 'refunds.state_changed') void refresh(...changes);
    },
  });
}

export const useRefunds = () => useList(refundsList);
export const useRefund = (id: number) => useCall('GET /seller/refunds/details', { id });
export const useApproveRefund = () => useAct('POST /seller/refunds/approve', ofShop);
export const useRejectRefund = () => useAct('POST /seller/refunds/reject', ofShop);
export const useReceiveReturn = () => useAct('POST /seller/refunds/receive', ofShop);
export const useRefuseReturn = () => useAct('POST /seller/refunds/refuse', ofShop);
export const useAddEvidence = () => useAct('POST /seller/refunds/evidence', ofShop);

/** How many refunds wait for the shop to answer or to receive, asked again every minute. */
export function useWaitingRefunds(enabled: boolean): number {
  const { data } = useCall('GET /seller/refunds/list', { limit: 1 }, { enabled, everyMs: 60_000 });
  return data?.counts.waiting ?? 0;
}

export const useReturnAddresses = (enabled = true) =>
  useCall('GET /seller/refunds/addresses', {}, { enabled });
export const useSaveReturnAddress = () =>
  useSend('POST /seller/refunds/save_address', { changes: addresses, onFault: () => {} });
export const useDeleteReturnAddress = () =>
  useSend('POST /seller/refunds/delete_address', { changes: addresses });

export const useMarketRefunds = () => useList(marketRefundsList);
export const useAllRefunds = () => useEndlessList(allRefundsList);
export const useMarketRefund = (id: number) => useCall('GET /platform/refunds/details', { id });
export const useDecideRefund = () => useAct('POST /platform/refunds/decide', ofMarket);
export const useRetryRefund = () => useAct('POST /platform/refunds/retry', ofMarket);
export const useReturnToBalance = () => useAct('POST /platform/refunds/to_balance', ofMarket);

/** What the terms would book, asked once they rest. */
export function useDecisionPreview(input: CallIn<'GET /platform/refunds/preview'>, enabled: boolean) {
  const rested = useDebounced(input);
  return useCall('GET /platform/refunds/preview', rested, { enabled, keepsPrevious: true });
}

/** How many refunds the platform must decide, asked again every minute. */
export const useInterventions = (enabled: boolean): number | undefined =>
  useCall('GET /platform/refunds/list', { limit: 1 }, { enabled, everyMs: 60_000 }).data?.counts.intervention;

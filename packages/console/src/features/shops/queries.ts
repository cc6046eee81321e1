import type { CallIn } from '@chengji/contract';
import { useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { applicationsList } from './applications.view.ts';
import { shopsList } from './shops.view.ts';

const applications = [
  'GET /platform/applications/list',
  'GET /platform/applications/details',
  'GET /platform/shops/list',
  'GET /platform/dashboard/info',
] as const;
export const useApplications = () => useList(applicationsList);
export const useApplication = (id: number) => useCall('GET /platform/applications/details', { id });
export const useDocument = () => useSend('POST /platform/applications/document');
export const useRevealApplication = () => useSend('POST /platform/applications/reveal');
export const useApprove = () => useSend('POST /platform/applications/approve', { changes: applications });
export const useReject = () => useSave('POST /platform/applications/reject', { changes: applications });

const shops = [
  'GET /platform/shops/list',
  'GET /platform/shops/details',
  'GET /platform/dashboard/info',
] as const;
export const useShops = () => useList(shopsList);
export const useShop = (id: number, enabled = true) =>
  useCall('GET /platform/shops/details', { id }, { enabled });
/** A few shops that the words find. */
export function useShopsLookup(words: string, enabled: boolean) {
  const { data } = useCall('GET /platform/shops/list', { keyword: words, limit: 8 }, { enabled });
  return enabled ? (data?.rows ?? []) : [];
}
export const useSaveLicence = () => useSend('POST /platform/shops/licence', { changes: shops });
export const useSuspend = () => useSend('POST /platform/shops/suspend', { changes: shops });
export const useResume = () => useSend('POST /platform/shops/resume', { changes: shops });

export const useFees = (shopId: number | undefined) =>
  useCall('GET /platform/fees/list', shopId === undefined ? {} : { shop_id: shopId });
export const useFeeRate = (input: CallIn<'GET /platform/fees/rate'>) =>
  useCall('GET /platform/fees/rate', input, { freshMs: 0 });
export const useSaveFee = () =>
  useSave('POST /platform/fees/save', {
    changes: ['GET /platform/fees/list', 'GET /platform/fees/rate'],
  });

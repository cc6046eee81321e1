import { useChange, useRead } from '../../kernel/use-call.ts';
import { type QueueFilters, queueInput } from './applications.view.ts';
import { type ShopsFilters, shopsInput } from './shops.view.ts';

const applications = [
  'GET /platform/applications/list',
  'GET /platform/applications/details',
  'GET /platform/shops/list',
  'GET /platform/dashboard/info',
] as const;
export const useApplications = (filters: QueueFilters) =>
  useRead('GET /platform/applications/list', queueInput(filters), { keepsPrevious: true });
export const useApplication = (id: number) => useRead('GET /platform/applications/details', { id });
export const useDocument = () => useChange('POST /platform/applications/document');
export const useRevealApplication = () => useChange('POST /platform/applications/reveal');
export const useApprove = () => useChange('POST /platform/applications/approve', applications);
export const useReject = () => useChange('POST /platform/applications/reject', applications);

const shops = [
  'GET /platform/shops/list',
  'GET /platform/shops/details',
  'GET /platform/dashboard/info',
] as const;
export const useShops = (filters: ShopsFilters) =>
  useRead('GET /platform/shops/list', shopsInput(filters), { keepsPrevious: true });
export const useShop = (id: number) => useRead('GET /platform/shops/details', { id });
export const useSuspend = () => useChange('POST /platform/shops/suspend', shops);
export const useResume = () => useChange('POST /platform/shops/resume', shops);

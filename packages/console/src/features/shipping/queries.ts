import type { CallIn, ShopWaybillAccount } from '@chengji/contract';
import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { type Template, toDraft, toInput } from './freight.view.ts';
import { toDraft as toAccountDraft, toInput as toAccountInput } from './seller/waybills/account.view.ts';

const templates = ['GET /seller/freight/templates', 'GET /seller/freight/list'] as const;
export const useTemplates = () => useCall('GET /seller/freight/templates', {});
export const useSaveTemplate = (began: Template | undefined, fields: ConflictFields) =>
  useSave('POST /seller/freight/save', {
    changes: templates,
    toInput: (standing: Template) => toInput(toDraft(standing), standing.id),
    began,
    fields,
  });
export const useDeleteTemplate = () => useSend('POST /seller/freight/delete', { changes: templates });

const accounts = ['GET /seller/waybill_accounts/list', 'GET /seller/carriers/list'] as const;
export const useWaybillAccounts = () => useCall('GET /seller/waybill_accounts/list', {});
export const useSaveWaybillAccount = (began: ShopWaybillAccount | undefined, fields: ConflictFields) =>
  useSave('POST /seller/waybill_accounts/save', {
    changes: accounts,
    toInput: (standing: ShopWaybillAccount) => toAccountInput(toAccountDraft(standing), standing.id),
    began,
    fields,
  });
export const useDeleteWaybillAccount = () =>
  useSend('POST /seller/waybill_accounts/delete', { changes: accounts });
export const useSellerCarriers = () => useCall('GET /seller/carriers/list', {});

export const useRegionTree = () =>
  useCall('GET /wanlshop/address/regions', {}, { freshMs: Number.POSITIVE_INFINITY });

export const useCarrierSwitches = () => useCall('GET /platform/carriers/list', {});
export const useSwitchCarrier = () =>
  useSend('POST /platform/carriers/save', { changes: ['GET /platform/carriers/list'] });

export const useRegions = (asked: CallIn<'GET /platform/regions/list'>) =>
  useCall('GET /platform/regions/list', asked, { keepsPrevious: true });
export const useSwitchRegion = () =>
  useSend('POST /platform/regions/save', { changes: ['GET /platform/regions/list'] });

export const useSaveCarrier = () =>
  useSave('POST /platform/carriers/add', { changes: ['GET /platform/carriers/list'] });

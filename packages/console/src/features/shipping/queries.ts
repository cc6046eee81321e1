import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { type Template, toDraft, toInput } from './freight.view.ts';

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

export const useCarrierSwitches = () => useCall('GET /platform/carriers/list', {});
export const useSwitchCarrier = () =>
  useSend('POST /platform/carriers/save', { changes: ['GET /platform/carriers/list'] });

export const useRegions = (parent: string) =>
  useCall('GET /platform/regions/list', parent ? { parent } : {}, { keepsPrevious: true });
export const useSwitchRegion = () =>
  useSend('POST /platform/regions/save', { changes: ['GET /platform/regions/list'] });

export const useSaveCarrier = () =>
  useSave('POST /platform/carriers/add', { changes: ['GET /platform/carriers/list'] });

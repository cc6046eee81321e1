import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useChange, useRead } from '../../kernel/use-call.ts';
import { type Template, toDraft, toInput } from './freight.view.ts';

const templates = ['GET /seller/freight/templates', 'GET /seller/freight/list'] as const;
export const useTemplates = () => useRead('GET /seller/freight/templates', {});
export const useSaveTemplate = (began: Template | undefined, fields: ConflictFields) =>
  useSave('POST /seller/freight/save', {
    touches: templates,
    toInput: (standing: Template) => toInput(toDraft(standing), standing.id),
    began,
    fields,
  });
export const useDeleteTemplate = () => useChange('POST /seller/freight/delete', templates);

export const useCarrierSwitches = () => useRead('GET /platform/carriers/list', {});
export const useSwitchCarrier = () =>
  useChange('POST /platform/carriers/save', ['GET /platform/carriers/list']);

export const useRegions = (parent: string) =>
  useRead('GET /platform/regions/list', parent ? { parent } : {}, { keepsPrevious: true });
export const useSwitchRegion = () => useChange('POST /platform/regions/save', ['GET /platform/regions/list']);

import { type ConflictFields, useSave } from '../../../design/conflict/use-save.tsx';
import { useChange, useRead } from '../../../kernel/use-call.ts';
import type { Category } from './category-tree.view.ts';

const touched = ['GET /platform/categories/list', 'GET /wanlshop/category/tree'] as const;

export const useCategoryTree = () => useRead('GET /platform/categories/list', {});
export const useSaveCategory = (began: Category | undefined, fields: ConflictFields) =>
  useSave('POST /platform/categories/save', { touches: touched, began, fields });
export const useOrderCategories = () => useChange('POST /platform/categories/order', touched);
export const useDeleteCategory = () => useChange('POST /platform/categories/delete', touched);

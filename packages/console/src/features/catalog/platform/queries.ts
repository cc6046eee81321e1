import { useChange, useRead } from '../../../kernel/use-call.ts';

const touched = ['GET /platform/categories/list', 'GET /wanlshop/category/tree'] as const;

export const useCategoryTree = () => useRead('GET /platform/categories/list', {});
export const useSaveCategory = () => useChange('POST /platform/categories/save', touched);
export const useOrderCategories = () => useChange('POST /platform/categories/order', touched);
export const useDeleteCategory = () => useChange('POST /platform/categories/delete', touched);

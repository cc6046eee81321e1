export { type CategoryTree, categoryName, categoryOptions, categoryPath } from './category-path.ts';
export { StarterCategoriesButton } from './platform/StarterCategoriesButton.tsx';
export { useCategories, useFreightTemplates, useGoodsLookup } from './queries.ts';

export { type CategoryTree, categoryName, categoryOptions, categoryPath } from './category-path.ts';
export { useCategories, useFreightTemplates, useGoodsLookup } from './queries.ts';

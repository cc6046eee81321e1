export { CategoryFilter } from './CategoryFilter.tsx';
export { type CategoryTree, categoryName, categoryOptions, categoryPath } from './category-path.ts';
export { GoodsChoiceCard } from './choice/GoodsChoiceCard.tsx';
export { useShopGoods } from './choice/queries.ts';
export { GoodsStateCell } from './GoodsStateCell.tsx';
export { toShopperPage } from './goods-list.view.ts';
export { useMarketGoodsLookup } from './platform/queries.ts';
export { StarterCategoriesButton } from './platform/StarterCategoriesButton.tsx';
export { useCategories, useFreightTemplates, useGoodsLookup } from './queries.ts';

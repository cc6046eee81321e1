export type { ShopAnalytics } from './analytics.view.ts';
export { useAnalyticsText } from './analytics-text.ts';
export { useShopSales } from './queries.ts';
export { SalesFiguresCard } from './seller/SalesFiguresCard.tsx';
export { SalesTrend } from './seller/SalesTrend.tsx';

import type { AnalyticsRange } from '@chengji/contract';
import { useCall } from '../../kernel/use-call.ts';
import type { Span } from './analytics.view.ts';

const shopCall = 'GET /seller/analytics/info';

export const useShopAnalytics = (span: Span) =>
  useCall(shopCall, span, { keepsPrevious: true, everyMs: 60_000 });

/** How the shop sells, for its dashboard. */
export const useShopSales = (range: AnalyticsRange) =>
  useCall(shopCall, { range }, { keepsPrevious: true, everyMs: 60_000 });

export const useMarketAnalytics = (span: Span) =>
  useCall('GET /platform/analytics/info', span, { keepsPrevious: true, everyMs: 60_000 });

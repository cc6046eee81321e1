/** What the list of reviews asks for, from its address. */
import type { CallOut } from '@chengji/contract';
import { parseOption, wholeOr } from '../../design/tables/list-address.ts';

export type Review = CallOut<'GET /seller/reviews/list'>['rows'][number];

export const reviewTabs = ['all', 'unanswered', 'good', 'medium', 'poor', 'image'] as const;
export const reviewSorts = ['new', 'old', 'worst'] as const;

export const reviewDefaults = { tab: 'all', keyword: '', goods: '', sort: 'new', page: '1', limit: '20' };
export type ReviewFilters = typeof reviewDefaults;

export const reviewsInput = (filters: ReviewFilters) => {
  const goodsId = wholeOr(filters.goods, 0);
  return {
    tab: parseOption(reviewTabs, filters.tab, 'all'),
    sort: parseOption(reviewSorts, filters.sort, 'new'),
    page: Math.min(500, wholeOr(filters.page, 1)),
    limit: Math.min(100, wholeOr(filters.limit, 20)),
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
    ...(goodsId ? { goods_id: goodsId } : {}),
  };
};

/** Five marks, the first `score` of them full. */
export const toStars = (score: number): boolean[] => [1, 2, 3, 4, 5].map((place) => place <= score);

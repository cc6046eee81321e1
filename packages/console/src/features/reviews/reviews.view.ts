/** What the list of reviews asks for, from its address. */
import type { CallOut } from '@chengji/contract';
import { reviewsSellerCalls } from '@chengji/contract/reviews/reviews.seller.calls';
import { defineList } from '../../design/lists/define-list.ts';

export type Review = CallOut<'GET /seller/reviews/list'>['rows'][number];

export const reviewTabs = ['all', 'unanswered', 'good', 'medium', 'poor', 'image'] as const;
export const reviewSorts = ['new', 'old', 'worst'] as const;

export const reviewsList = defineList('GET /seller/reviews/list', reviewsSellerCalls, {
  names: { goods_id: 'goods' },
  tab: 'tab',
  clearsTab: true,
});

import { useChange, useRead } from '../../kernel/use-call.ts';
import { type ReviewFilters, reviewsInput } from './reviews.view.ts';

export const useReviews = (filters: ReviewFilters) =>
  useRead('GET /seller/reviews/list', reviewsInput(filters), { keepsPrevious: true });

/** How many wait for an answer, for the sider. */
export const useUnanswered = (enabled: boolean): number | undefined =>
  useRead('GET /seller/reviews/list', { limit: 1 }, { enabled, everyMs: 60_000 }).data?.counts.unanswered;

export const useReply = () => useChange('POST /seller/reviews/reply', ['GET /seller/reviews/list']);

import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { useCall } from '../../kernel/use-call.ts';
import { type Review, reviewsList } from './reviews.view.ts';

export const useReviews = () => useList(reviewsList);

/** How many wait for an answer, for the sider. */
export const useUnanswered = (enabled: boolean): number | undefined =>
  useCall('GET /seller/reviews/list', { limit: 1 }, { enabled, everyMs: 60_000 }).data?.counts.unanswered;

export const useReply = (began: Review, fields: ConflictFields) =>
  useSave('POST /seller/reviews/reply', { changes: ['GET /seller/reviews/list'], began, fields });

import type { CallIn } from '@chengji/contract';
import { useList } from '../../design/lists/use-list.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { authorsList, reportsList, reviewList } from './posts.view.ts';

const decided = [
  'GET /platform/posts/list',
  'GET /platform/posts/details',
  'GET /platform/posts/authors',
  'GET /platform/dashboard/info',
] as const;

const everyMs = 60_000;

export const useReview = () => useList(reviewList, {}, { everyMs });
export const useReviewedPost = (id: number) => useCall('GET /platform/posts/details', { id });
export const useDecide = () => useSend('POST /platform/posts/decide', { changes: decided });
export const useAuthors = () => useList(authorsList);
export const useReports = () => useList(reportsList, { type: 'post' }, { everyMs });

/** How many stand in each state of the review, for the tabs beside. */
export const useReviewCounts = (enabled = true) =>
  useCall('GET /platform/posts/list', { limit: 1 }, { enabled, everyMs }).data?.counts;

/** How many posts are complained about and wait for an answer. */
export function useOpenReports(enabled: boolean): number | undefined {
  const { data } = useCall('GET /platform/complaints/list', { type: 'post', limit: 1 }, { enabled, everyMs });
  return data && data.counts.submitted + data.counts.processing;
}

/** How many complaints there are about one post, open and ended. */
export const useReportCounts = (id: number, enabled: boolean) =>
  useCall('GET /platform/complaints/list', { type: 'post', target_id: id, limit: 1 }, { enabled }).data
    ?.counts;

/** How many posts wait for the review, for the sider. */
export const useWaitingPosts = (enabled: boolean): number | undefined => useReviewCounts(enabled)?.reviewing;

export const useSilence = () =>
  useSend('POST /platform/users/silence', {
    changes: ['GET /platform/users/details', 'GET /platform/users/list'],
  });

export type Decide = CallIn<'POST /platform/posts/decide'>;

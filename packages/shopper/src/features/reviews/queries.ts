import type { CallIn, CallOut, ReviewTag } from '@chengji/contract';
import { freshen, useListCall } from '../../kernel/calls/use-call.ts';

const comments = 'GET /wanlshop/goods/comments';
const own = 'GET /wanlshop/comment/list';

export type GoodsReviews = CallOut<typeof comments>;

type Wanted = Pick<CallIn<typeof comments>, 'tab'> & { tag: ReviewTag | null };

export const useGoodsReviews = (id: number, { tab, tag }: Wanted) =>
  useListCall(comments, { id, tab, ...(tag && { tag }) }, { keepsPrevious: true });
export const refreshGoodsReviews = () => freshen(comments);

/** All, those with pictures, or one alone. */
export const useMyReviews = (input: Pick<CallIn<typeof own>, 'id' | 'image'>) =>
  useListCall(own, input, { keepsPrevious: true });
export const refreshMyReviews = () => freshen(own);

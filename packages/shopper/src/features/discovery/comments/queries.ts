import type { CallIn } from '@chengji/contract';
import { useListCall, useSend } from '../../../kernel/calls/use-call.ts';
import { changePost } from '../reactions/known-posts.ts';

const comments = 'GET /wanlshop/find/comments';
const replies = 'GET /wanlshop/find/replies';
const details = 'GET /wanlshop/find/details';

const PAGE_SIZE = 20;

export const useComments = (id: number) => useListCall(comments, { id, limit: PAGE_SIZE });

/** All replies to a comment, once they are asked for. */
export const useReplies = (id: number, enabled: boolean) =>
  useListCall(replies, { id, limit: PAGE_SIZE }, { enabled });

export const useWriteComment = (onDone: (sent: CallIn<'POST /wanlshop/find/comment'>) => void) =>
  useSend('POST /wanlshop/find/comment', {
    changes: [comments, replies, details],
    onDone: (_, sent) => onDone(sent),
  });

export const useDeleteComment = (post: number) =>
  useSend('POST /wanlshop/find/comment/delete', {
    changes: [comments, replies],
    onDone: (known) => changePost(post, known),
  });

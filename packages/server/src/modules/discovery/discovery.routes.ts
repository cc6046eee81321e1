import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { deleteComment } from './comments/delete-comment.ts';
import { likeComment } from './comments/like-comment.ts';
import { listComments, listReplies } from './comments/list-comments.ts';
import { writeComment } from './comments/write-comment.ts';
import { listPostingShops } from './feed/list-posting-shops.ts';
import { listLiked, listPosts } from './feed/list-posts.ts';
import { noteReader } from './feed/rank-posts.ts';
import { noteLook } from './figures/look-counter.ts';
import { showCenter } from './figures/show-center.ts';
import { setSwitches, showSwitches } from './news/switches.ts';
import { follow } from './people/follow.ts';
import { showFans, showFollows, showPerson } from './people/show-people.ts';
import { deletePost } from './posts/delete-post.ts';
import { editPost } from './posts/edit-post.ts';
import { listOwnPosts } from './posts/list-own-posts.ts';
import { publishPost } from './posts/publish-post.ts';
import { showPost } from './posts/show-post.ts';
import { likePost } from './reactions/like-post.ts';
import { hidePost, openGoods, sharePost } from './reactions/react.ts';
import { answerDecision } from './review/answer-decision.ts';
import { showVideo } from './video/show-video.ts';

const writing = { max: 20, seconds: 60, by: 'actor' } as const;
const tapping = { max: 120, seconds: 60, by: 'actor' } as const;

export const discoveryRoutes = routes(calls, {
  'GET /wanlshop/find/list': { cache: 'visitors', onRequest: noteReader, verb: listPosts },
  'GET /wanlshop/find/shops': { cache: 'everyone', verb: listPostingShops },
  'GET /wanlshop/find/details': {
    cache: 'visitors',
    onRequest: (ctx, { id }) => noteLook(ctx, id, 'post'),
    verb: showPost,
  },
  'POST /wanlshop/find/open_goods': { limit: tapping, verb: openGoods },
  'POST /wanlshop/find/like': { limit: tapping, verb: likePost },
  'POST /wanlshop/find/share': { limit: writing, verb: sharePost },
  'POST /wanlshop/find/not_interested': { limit: tapping, verb: hidePost },
  'GET /wanlshop/find/comments': { cache: 'visitors', verb: listComments },
  'GET /wanlshop/find/replies': { cache: 'visitors', verb: listReplies },
  'POST /wanlshop/find/comment': { limit: writing, verb: writeComment },
  'POST /wanlshop/find/comment/like': { limit: tapping, verb: likeComment },
  'POST /wanlshop/find/comment/delete': { limit: writing, verb: deleteComment },
  'POST /wanlshop/find/publish': { limit: writing, verb: publishPost },
  'POST /wanlshop/find/edit': { limit: writing, verb: editPost },
  'POST /wanlshop/find/delete': { limit: writing, verb: deletePost },
  'POST /wanlshop/find/answer': { limit: writing, verb: answerDecision },
  'GET /wanlshop/find/own': { verb: listOwnPosts },
  'GET /wanlshop/find/center': { verb: showCenter },
  'GET /wanlshop/find/video': { verb: showVideo },
  'GET /wanlshop/find/user': { cache: 'visitors', verb: showPerson },
  'GET /wanlshop/find/liked': { cache: 'visitors', verb: listLiked },
  'GET /wanlshop/find/follows': { cache: 'visitors', verb: showFollows },
  'GET /wanlshop/find/fans': { cache: 'visitors', verb: showFans },
  'POST /wanlshop/find/follow': { limit: tapping, verb: follow },
  'GET /wanlshop/find/switches': { verb: showSwitches },
  'POST /wanlshop/find/switches': { limit: writing, verb: setSwitches },
});

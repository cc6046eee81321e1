/** A shop's posts from the console, and the platform's review. */
import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { showCenter } from './figures/show-center.ts';
import { deletePost } from './posts/delete-post.ts';
import { editPost } from './posts/edit-post.ts';
import { listShopPosts } from './posts/list-own-posts.ts';
import { publishPost } from './posts/publish-post.ts';
import { showShopPost } from './posts/show-post.ts';
import { answerDecision } from './review/answer-decision.ts';
import { decidePosts } from './review/decide-posts.ts';
import { listAuthors, listPlatformPosts, showPlatformPost } from './review/list-platform-posts.ts';
import { showVideo } from './video/show-video.ts';

export const discoveryStaffRoutes = routes(calls, {
  'GET /seller/posts/list': { verb: listShopPosts },
  'GET /seller/posts/details': { verb: showShopPost },
  'POST /seller/posts/publish': { verb: publishPost },
  'POST /seller/posts/edit': { verb: editPost },
  'POST /seller/posts/delete': { verb: deletePost },
  'POST /seller/posts/answer': { verb: answerDecision },
  'GET /seller/posts/figures': { verb: showCenter },
  'GET /seller/posts/video': { verb: showVideo },
  'GET /platform/posts/list': { verb: listPlatformPosts },
  'GET /platform/posts/details': { verb: showPlatformPost },
  'POST /platform/posts/decide': { verb: decidePosts },
  'GET /platform/posts/authors': { verb: listAuthors },
});

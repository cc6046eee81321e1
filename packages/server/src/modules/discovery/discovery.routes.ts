import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listPostComments } from './list-post-comments.ts';
import { listPostingShops } from './list-posting-shops.ts';
import { listPosts } from './list-posts.ts';
import { showPost } from './show-post.ts';

export const discoveryRoutes = routes(calls, {
  'GET /wanlshop/find/list': { cache: 'everyone', verb: listPosts },
  'GET /wanlshop/find/shops': { cache: 'everyone', verb: listPostingShops },
  'GET /wanlshop/find/details': { cache: 'everyone', verb: showPost },
  'GET /wanlshop/find/comments': { cache: 'everyone', verb: listPostComments },
});

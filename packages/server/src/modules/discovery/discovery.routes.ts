import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listPostComments } from './list-post-comments.ts';
import { listPostingShops } from './list-posting-shops.ts';
import { listPosts } from './list-posts.ts';
import { showPost } from './show-post.ts';

export const discoveryRoutes = routes(calls, {
  'GET /wanlshop/find/list': { shared: 'everyone', verb: listPosts },
  'GET /wanlshop/find/shops': { shared: 'everyone', verb: listPostingShops },
  'GET /wanlshop/find/details': { shared: 'everyone', verb: showPost },
  'GET /wanlshop/find/comments': { shared: 'everyone', verb: listPostComments },
});

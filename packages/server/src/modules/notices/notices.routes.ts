import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { readNotices } from './read-notices.ts';
import { showNotices } from './show-notices.ts';

export const noticesRoutes = routes(calls, {
  'GET /wanlshop/notice/list': { verb: showNotices },
  'POST /wanlshop/notice/read': { verb: readNotices },
});

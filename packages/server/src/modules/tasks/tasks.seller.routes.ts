import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { cancelTask, findTaskFile, listShopTasks, showTask } from './tasks.ts';

export const tasksSellerRoutes = routes(calls, {
  'GET /seller/tasks/list': { verb: listShopTasks },
  'GET /seller/tasks/details': { verb: showTask },
  'POST /seller/tasks/cancel': { verb: cancelTask },
  'GET /seller/tasks/file': { verb: findTaskFile },
});

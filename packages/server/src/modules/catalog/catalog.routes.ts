import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { collectGoods } from './collect-goods.ts';
import { getGoods } from './get-goods.ts';
import { listCategories } from './list-categories.ts';
import { listGoods } from './list-goods.ts';
import { suggestSearches } from './suggest-searches.ts';

export const catalogRoutes = routes(calls, {
  'GET /wanlshop/category/tree': { shared: 'everyone', verb: listCategories },
  'GET /wanlshop/goods/list': { shared: 'everyone', verb: listGoods },
  'GET /wanlshop/goods/details': { shared: 'visitors', verb: getGoods },
  'POST /wanlshop/goods/collect': { verb: collectGoods },
  'GET /wanlshop/search/suggest': { verb: suggestSearches },
});

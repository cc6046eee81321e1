import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import {
  deleteCategory,
  listPlatformCategories,
  orderCategories,
  saveCategory,
} from './categories/manage-categories.ts';
import { addStarterCategories } from './categories/starter-categories.ts';
import { listMarketGoods } from './goods-oversight/list-market-goods.ts';
import { allowTakenDown, takeGoodsDown } from './goods-oversight/take-goods-down.ts';
import { listSynonyms, saveSynonyms } from './search/edit-synonyms.ts';

export const catalogPlatformRoutes = routes(calls, {
  'GET /platform/categories/list': { verb: listPlatformCategories },
  'POST /platform/categories/save': { verb: saveCategory },
  'POST /platform/categories/order': { verb: orderCategories },
  'POST /platform/categories/delete': { verb: deleteCategory },
  'POST /platform/categories/add_starter': { verb: addStarterCategories },
  'GET /platform/goods/list': { verb: listMarketGoods },
  'POST /platform/goods/take_down': { verb: takeGoodsDown },
  'POST /platform/goods/allow': { verb: allowTakenDown },
  'GET /platform/synonyms/list': { verb: listSynonyms },
  'POST /platform/synonyms/save': { verb: saveSynonyms },
});

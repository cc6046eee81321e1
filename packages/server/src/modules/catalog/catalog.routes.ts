import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { noteVisit } from '../shops/index.ts';
import { listCategories } from './categories/list-categories.ts';
import { listShopCategories } from './categories/list-shop-categories.ts';
import { getGoods } from './goods/get-goods.ts';
import { listGoods } from './goods/list-goods.ts';
import { collectGoods } from './saved/save-favourites.ts';
import {
  forgetFootprints,
  listFavourites,
  listFootprints,
  removeFavourites,
  removeFootprints,
} from './saved/saved-goods.ts';
import { suggestSearches } from './search/suggest-searches.ts';
import { listOwnCategories } from './shop-categories/shop-categories.ts';
import { listSimilarGoods } from './similar/list-similar-goods.ts';

export const catalogRoutes = routes(calls, {
  'GET /wanlshop/category/tree': { cache: 'everyone', verb: listCategories },
  'GET /wanlshop/goods/list': { cache: 'everyone', verb: listGoods },
  'GET /wanlshop/goods/similar': { cache: 'everyone', verb: listSimilarGoods },
  'GET /wanlshop/goods/details': {
    cache: 'visitors',
    onRequest: (ctx, { id }) => noteVisit(ctx, ctx.services.goodsVisits, id, 'view'),
    verb: getGoods,
  },
  'POST /wanlshop/goods/collect': { verb: collectGoods },
  'GET /wanlshop/shop/categories': { cache: 'everyone', verb: listShopCategories },
  'GET /wanlshop/shop/own_categories': { cache: 'everyone', verb: listOwnCategories },
  'GET /wanlshop/collect/list': { verb: listFavourites },
  'POST /wanlshop/collect/delete': { verb: removeFavourites },
  'GET /wanlshop/footprint/list': { verb: listFootprints },
  'POST /wanlshop/footprint/delete': { verb: removeFootprints },
  'POST /wanlshop/footprint/clear': { verb: forgetFootprints },
  'GET /wanlshop/search/suggest': { verb: suggestSearches },
});

import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { changeGoodsState } from './goods-actions/change-goods-state.ts';
import { changeSkus, listSkusToChange } from './goods-actions/change-skus.ts';
import { copyGoods } from './goods-actions/copy-goods.ts';
import { deleteGoods } from './goods-actions/delete-goods.ts';
import { discardGoodsDraft, getGoodsDraft, saveGoodsDraft } from './seller-goods/goods-drafts.ts';
import { listGoodsHistory } from './seller-goods/list-goods-history.ts';
import { getGoodsDefaults, getSellerGoods, listSellerGoods } from './seller-goods/list-seller-goods.ts';
import { saveGoods } from './seller-goods/save-goods.ts';
import {
  assignShopCategories,
  deleteShopCategory,
  listSellerCategories,
  orderShopCategories,
  saveShopCategory,
} from './shop-categories/shop-categories.ts';
import { setStock } from './stock/set-stock.ts';

export const catalogSellerRoutes = routes(calls, {
  'GET /seller/goods/list': { verb: listSellerGoods },
  'GET /seller/goods/details': { verb: getSellerGoods },
  'POST /seller/goods/save': { verb: saveGoods },
  'POST /seller/goods/state': { verb: changeGoodsState },
  'POST /seller/goods/copy': { verb: copyGoods },
  'POST /seller/goods/delete': { verb: deleteGoods },
  'GET /seller/goods/skus': { verb: listSkusToChange },
  'POST /seller/goods/skus': { verb: changeSkus },
  'POST /seller/goods/stock': { verb: setStock },
  'GET /seller/goods/defaults': { verb: getGoodsDefaults },
  'GET /seller/goods/history': { verb: listGoodsHistory },
  'GET /seller/goods_categories/list': { verb: listSellerCategories },
  'POST /seller/goods_categories/save': { verb: saveShopCategory },
  'POST /seller/goods_categories/order': { verb: orderShopCategories },
  'POST /seller/goods_categories/delete': { verb: deleteShopCategory },
  'POST /seller/goods_categories/assign': { verb: assignShopCategories },
  'GET /seller/goods_drafts/details': { verb: getGoodsDraft },
  'POST /seller/goods_drafts/save': { limit: { max: 60, seconds: 60, by: 'actor' }, verb: saveGoodsDraft },
  'POST /seller/goods_drafts/delete': { verb: discardGoodsDraft },
});

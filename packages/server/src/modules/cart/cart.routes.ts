import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { noteVisit } from '../shops/index.ts';
import { storeCartChange } from './store-cart-change.ts';
import { synchronizeCart } from './synchronize-cart.ts';

export const cartRoutes = routes(calls, {
  'POST /wanlshop/cart/synchro': { verb: synchronizeCart },
  'POST /wanlshop/cart/storage': {
    onRequest: (ctx, change) => {
      if (change.type === 'add') noteVisit(ctx, ctx.services.goodsVisits, change.data.goods_id, 'cart');
    },
    verb: storeCartChange,
  },
});

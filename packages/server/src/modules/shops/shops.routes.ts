import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { followShop } from './follow-shop.ts';
import { getShop } from './get-shop.ts';
import { listFollowedShops } from './list-followed.ts';
import { noteVisit } from './visit-tally.ts';

export const shopsRoutes = routes(calls, {
  'GET /wanlshop/shop/details': {
    shared: 'visitors',
    counts: (ctx, { id }) => noteVisit(ctx, ctx.services.shopVisits, id),
    verb: getShop,
  },
  'POST /wanlshop/shop/follow': { verb: followShop },
  'GET /wanlshop/follow/list': { verb: listFollowedShops },
});

import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { applyForShop, showOwnApplication } from './applications/apply-for-shop.ts';
import { uploadDocument } from './applications/documents.ts';
import { getShop } from './directory/get-shop.ts';
import { followShop } from './followers/follow-shop.ts';
import { listFollowedShops } from './followers/list-followed.ts';
import { linkShop } from './links/link-code.ts';
import { endOwnLink } from './links/linked-shops.ts';
import { noteVisit } from './visits/visit-counter.ts';

export const shopsRoutes = routes(calls, {
  'GET /wanlshop/shop/details': {
    cache: 'visitors',
    onRequest: (ctx, { id }) => noteVisit(ctx, ctx.services.shopVisits, id, 'visit'),
    verb: getShop,
  },
  'POST /wanlshop/shop/follow': { verb: followShop },
  'GET /wanlshop/follow/list': { verb: listFollowedShops },
  'POST /wanlshop/user/linkshop': { limit: { max: 10, seconds: 300, by: 'actor' }, verb: linkShop },
  'POST /wanlshop/user/unlinkshop': { verb: endOwnLink },
  'GET /wanlshop/apply/info': { verb: showOwnApplication },
  'POST /wanlshop/apply/upload': { limit: { max: 60, seconds: 60, by: 'actor' }, verb: uploadDocument },
  'POST /wanlshop/apply/save': { limit: { max: 10, seconds: 60, by: 'actor' }, verb: applyForShop },
});

import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShops } from '../../shops/index.ts';
import { saveFootprint } from '../saved/footprint.queries.ts';
import { freightPort } from './freight.port.ts';
import { presentGoodsDetails } from './goods.present.ts';
import { findGoodsDetails } from './goods.queries.ts';
import { findOffers } from './offers.port.ts';

/** One goods, whole; a shopper leaves a footprint. One that is off sale is still shown, for orders and favourites lead to it. */
export async function getGoods(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/goods/details'>> {
  const { db, language, actor } = ctx;
  const row = await findGoodsDetails(db, id, actor.kind === 'shopper' ? actor.id : null);
  if (!row) throw new Refusal('catalog.goods_gone');
  const [shops, { text, isFree }, offers] = await Promise.all([
    findShops(db, [row.shopId], language),
    ctx.services.ports.get(freightPort).describe(db, row.shopId, row.freightTemplateId),
    findOffers(ctx, row),
    actor.kind === 'shopper' && saveFootprint(db, toFootprint(ctx, actor.id, id)),
  ]);
  const { settings } = ctx.services;
  const shop = shops.get(row.shopId);
  if (!shop) throw new Error(`goods ${id} belongs to a shop that is not there: ${row.shopId}`);
  return presentGoodsDetails(row, language, {
    shop,
    freight: { text: text[language], free: isFree },
    offers,
    promises: {
      ship_within_hours: settings.get('orders.ship_within_hours'),
      after_sale_days: settings.get('orders.after_sale_days'),
      refund_within_hours: settings.get('refunds.approve_hours'),
    },
  });
}

function toFootprint({ clock, calendar }: Context, shopperId: number, goodsId: number) {
  const seenAt = clock.now();
  return { shopperId, goodsId, seenAt, day: calendar.toDay(seenAt) };
}

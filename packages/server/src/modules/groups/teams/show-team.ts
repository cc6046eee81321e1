import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findGoodsCards } from '../../catalog/index.ts';
import { findShoppers } from '../../identity/index.ts';
import { findOrderHeads } from '../../orders/index.ts';
import { presentTeam } from '../groups.present.ts';
import { findClosedReason } from './team.rules.ts';
import { findTeamPage, type TeamPage } from './team-page.queries.ts';

/** One team with its members, for anybody who has its number: links to it are made to be shared. */
export async function showTeam(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/groups/team'>> {
  const { db, language, clock, actor, services } = ctx;
  const team = await findTeamPage(db, id);
  if (!team) throw new Refusal('common.not_found');
  const shopperId = actor.kind === 'shopper' ? actor.id : null;
  const memberIds = team.members.map((member) => member.shopperId);
  const [cards, shoppers, own] = await Promise.all([
    findGoodsCards(db, [team.goodsId], language),
    findShoppers(db, memberIds),
    findOwn(ctx, team, shopperId),
  ]);
  const goods = cards.get(team.goodsId);
  if (!goods) throw new Error(`team ${id} is of a goods that is not there: ${team.goodsId}`);
  return presentTeam(team, {
    goods,
    shoppers,
    shopperId,
    own,
    // a member was promised what held when they joined
    shipWithinHours: own?.shipWithinHours ?? services.settings.get('orders.ship_within_hours'),
    isJoinable: findClosedReason(team, clock.now()) === null && goods.isOnSale && (team.left ?? 1) > 0,
  });
}

async function findOwn({ db }: Context, { members }: TeamPage, shopperId: number | null) {
  const seat = members.find((member) => member.shopperId === shopperId);
  if (!seat) return null;
  const order = (await findOrderHeads(db, [seat.orderId])).get(seat.orderId);
  return order ? { ...order, orderId: seat.orderId } : null;
}

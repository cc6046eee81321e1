/** What buyers see of campaigns and teams. */

import type { GoodsRow, GroupRow, OpenTeam, OrderState, Team } from '@chengji/contract';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import type { GoodsCard } from '../catalog/index.ts';
import type { ShopperCard } from '../identity/index.ts';
import { presentAllTiers, presentGroupGoods } from './campaigns/campaign.present.ts';
import type { GroupRecord } from './list-groups.queries.ts';
import { presentTeamBrief, presentTiers } from './teams/team.present.ts';
import type { TeamRecord } from './teams/team.queries.ts';
import { countLacking } from './teams/team.rules.ts';
import type { TeamPage } from './teams/team-page.queries.ts';

type Shoppers = ReadonlyMap<number, ShopperCard>;

/** Whose account is closed keeps the seat without a face. */
export const presentFace = (shoppers: Shoppers, id: number) => {
  const { nickname = '', avatar = '' } = shoppers.get(id) ?? {};
  return { nickname, avatar };
};

export function presentGroupRow(row: GroupRecord, card: GoodsRow): GroupRow {
  const { id, title, image, shop, ratio, tags, in_stock } = card;
  return {
    campaign_id: row.id,
    kind: row.kind,
    goods: { id, title, image, shop, ratio, tags, in_stock, single_price: card.price },
    tiers: presentTiers(row.sizes, row.fromCents),
    formed: row.formed,
    nearest: row.nearest && {
      team_id: row.nearest.teamId,
      lacking: countLacking({ ...row.nearest, state: 'start' }),
      size: row.nearest.size,
      paid: row.nearest.paid,
      ends_at: row.nearest.endsAt,
    },
    ends_at: row.endsAt && toUnixSeconds(row.endsAt),
  };
}

export const presentOpenTeam = (
  team: TeamRecord & { members: readonly number[] },
  shoppers: Shoppers,
): OpenTeam => ({
  id: team.id,
  paid: team.paid,
  lacking: countLacking(team),
  ends_at: toUnixSeconds(team.endsAt),
  members: team.members.map((id) => presentFace(shoppers, id)),
});

type Around = {
  goods: GoodsCard;
  shoppers: Shoppers;
  shopperId: number | null;
  own: {
    orderId: number;
    tradeNo: string;
    state: OrderState;
    paidAt: Date | null;
    closeDueAt: Date;
  } | null;
  shipWithinHours: number;
  isJoinable: boolean;
};

/** When a team is over, who had not paid is no member: the order moves on or goes back. */
const seatedIn = ({ state, members }: TeamPage) =>
  members.filter((member) => state === 'start' || member.state === 'paid');

export function presentTeam(team: TeamPage, around: Around): Team {
  const { goods, shoppers, shopperId, own } = around;
  return {
    ...presentTeamBrief(team, team.fromCents),
    tiers: presentAllTiers(team, team.skus),
    members: seatedIn(team).map((member, index) => ({
      id: shoppers.has(member.shopperId) ? member.shopperId : null,
      ...presentFace(shoppers, member.shopperId),
      leader: index === 0,
      paid: member.state === 'paid',
      me: member.shopperId === shopperId,
      joined_at: toUnixSeconds(new Date(member.joinedAt)),
    })),
    goods: presentGroupGoods(goods),
    formed: team.formed,
    auto_form: team.autoForm,
    ship_within_hours: around.shipWithinHours,
    mine: own && {
      order_id: own.orderId,
      trade_no: own.tradeNo,
      state: own.state,
      paid: own.paidAt !== null,
      pay_before: own.paidAt || own.state === 'closed' ? null : toUnixSeconds(own.closeDueAt),
    },
    can_join: around.isJoinable && !own,
  };
}

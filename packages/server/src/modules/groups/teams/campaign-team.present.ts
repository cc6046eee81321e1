import type { CampaignTeam, Language } from '@chengji/contract';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import type { ShopperCard } from '../../identity/index.ts';
import type { OrderHead } from '../../orders/index.ts';
import { choiceIn } from '../campaigns/campaign.present.ts';
import type { CampaignRecord } from '../campaigns/campaign-claims.queries.ts';
import { presentFace } from '../groups.present.ts';
import { presentTeamBrief } from './team.present.ts';
import type { SeatRecord, TeamRecord } from './team.queries.ts';

type Around = {
  seats: readonly SeatRecord[];
  campaign: Pick<CampaignRecord, 'fromCents'>;
  shoppers: ReadonlyMap<number, ShopperCard>;
  orders: ReadonlyMap<number, OrderHead>;
  language: Language;
};

/** A team with its members by name and order. */
export const presentCampaignTeam = (team: TeamRecord, around: Around): CampaignTeam => ({
  ...presentTeamBrief(team, around.campaign.fromCents),
  opened_at: toUnixSeconds(team.openedAt),
  members: around.seats
    .filter(({ state }) => team.state === 'start' || state === 'paid')
    .map((seat, index) => {
      const order = around.orders.get(seat.orderId);
      if (!order) throw new Error(`seat ${seat.id} is of an order that is not there: ${seat.orderId}`);
      return {
        ...presentFace(around.shoppers, seat.shopperId),
        leader: index === 0,
        paid: seat.state === 'paid',
        joined_at: toUnixSeconds(seat.movedAt ?? seat.joinedAt),
        order_id: seat.orderId,
        order_no: order.orderNo,
        number: seat.number,
        sku: choiceIn(around.language, order),
      };
    }),
});

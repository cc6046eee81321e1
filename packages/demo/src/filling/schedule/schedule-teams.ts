import { asCents, formatMoney } from '@chengji/contract/money';
import type { Context } from '@chengji/server/kernel/context';
import { toUnixSeconds } from '@chengji/server/kernel/time/unix-seconds';
import { endDueTeams, saveCampaign } from '@chengji/server/modules/groups/index';
import { readNotices } from '@chengji/server/modules/notices/index';
import { placeOrder, quoteOrder } from '@chengji/server/modules/orders/index';
import { createPayment } from '@chengji/server/modules/payments/index';
import { demoPayPassword } from '../../accounts.ts';
import { allGoods } from '../../goods/all-goods.ts';
import { type DemoCampaign, type DemoTeam, demoCampaigns, usualHours } from '../../groups/campaigns.ts';
import { planTeams } from '../../groups/team-plan.ts';
import type { ShopKey } from '../../market/shops.ts';
import type { FilledGoods } from '../fill-goods.ts';
import type { FilledShopper } from '../fill-shoppers.ts';
import type { FilledShop } from '../fill-shops.ts';
import type { Filling } from '../filling.ts';
import type { Happening } from './schedule.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  shoppers: readonly FilledShopper[];
  goods: ReadonlyMap<string, FilledGoods>;
};

const DAY = 24 * 60;
/** Before the first team opened. */
const offered = 3 * DAY;
const offersApart = 47;

/** Shops offer goods to teams, and shoppers come together in them, each team to the state it is shown in. */
export function scheduleTeams(filling: Filling, around: Around): Happening[] {
  const campaigns = new Map<DemoCampaign, number>();
  const teams = new Map<DemoTeam, number>();
  const offers = demoCampaigns.map((campaign, index) => ({
    before: offered - index * offersApart,
    happens: async () => campaigns.set(campaign, await offer(filling, around, campaign)),
  }));
  const moves = planTeams().map(({ minutes, campaign, team, ...what }, index) => ({
    before: minutes,
    async happens() {
      const teamId = teams.get(team);
      if (what.move === 'end') {
        await endDueTeams(filling.ctx, [teamId ?? 0]);
        return;
      }
      const shopper = around.shoppers[what.shopper - 1];
      if (!shopper) throw new Error(`no shopper ${what.shopper}`);
      const place = teamId ? { team_id: teamId } : { campaign_id: campaigns.get(campaign) ?? 0 };
      const { key, type, items } = toPurchase(campaign, around);
      const ctx = filling.as(shopper.actor, `demo:team:${key}:${index}`);
      await readNotices(ctx, { kind: 'notify' });
      teams.set(team, await buy(ctx, { type, items, address_id: shopper.addressId, ...place }));
    },
  }));
  return [...offers, ...moves];
}

function offer(filling: Filling, { shops, goods }: Around, campaign: DemoCampaign): Promise<number> {
  const plan = allGoods.find(({ key }) => key === campaign.goods);
  const filled = goods.get(campaign.goods);
  const shop = plan && shops.get(plan.shop);
  if (!plan || !filled || !shop) throw new Error(`no goods ${campaign.goods}`);
  const ctx = filling.as(shop.owner);
  const tiers = campaign.tiers.map(([size, percent]) => ({
    size,
    prices: plan.skus.map(({ priceCents }, index) => ({
      sku_id: filled.skuIds[index] ?? 0,
      price: reduced(priceCents, percent),
    })),
  }));
  const inTwoDays = toUnixSeconds(ctx.clock.now()) + (offered + 2 * DAY) * 60;
  return saveCampaign(ctx, {
    goods_id: filled.id,
    kind: tiers.length > 1 ? 'ladder' : 'ordinary',
    tiers,
    ends_at: null,
    hours: campaign.hours ?? usualHours,
    per_person: campaign.perPerson ?? 0,
    stock: campaign.stock ?? 0,
    auto_form: campaign.autoForm ?? false,
    costs: plan.skus.map(({ priceCents }, index) => ({
      sku_id: filled.skuIds[index] ?? 0,
      cost: reduced(priceCents, costPercent),
    })),
    draft: campaign.waits === 'draft',
    ...(campaign.waits === 'coming' && { starts_at: inTwoDays }),
  }).then(({ id }) => id);
}

/** What a piece costs its shop. */
const costPercent = 55;

/** In whole tenths of a yuan. */
const reduced = (cents: number, percent: number): string =>
  formatMoney(asCents(Math.floor((cents * percent) / 1_000) * 10));

function toPurchase({ goods: key, tiers }: DemoCampaign, { goods }: Around) {
  const { id = 0, skuIds = [] } = goods.get(key) ?? {};
  const items = [{ goods_id: id, sku_id: skuIds[0] ?? 0, number: 1 }];
  return { key, items, type: tiers.length > 1 ? ('ladder' as const) : ('group' as const) };
}

/** Places and pays; answers the team. */
async function buy(ctx: Context, checkout: Parameters<typeof quoteOrder>[1]): Promise<number> {
  const { payable } = await quoteOrder(ctx, checkout);
  const placed = await placeOrder(ctx, { ...checkout, address_id: checkout.address_id ?? 0, payable });
  const payment = { trade_no: placed.trade_no, channel: 'balance', password: demoPayPassword } as const;
  await createPayment({ ...ctx, idempotencyKey: `${ctx.idempotencyKey}:pay` }, payment);
  return placed.team_id ?? 0;
}

/** The offers of a goods: to a single buyer, or to the teams of its campaign. */
import type { Campaign } from '@chengji/contract';
import type { Goods } from './sku.view.ts';

/** How a person buys: alone, as the first of a new team, or in a team that is open. */
export type Way = { kind: 'alone' } | { kind: 'open' } | { kind: 'join'; teamId: number };

/** The campaign that can be bought from now; one that is coming is only announced. */
export const runningCampaign = ({ campaign }: Pick<Goods, 'campaign'>): Campaign | null =>
  campaign?.state === 'running' ? campaign : null;

/**
 * Everyone pays the price of the first tier. No sku has more pieces than the campaign has left, and one that came
 * after the campaign has none.
 */
export function asTeamsBuy(goods: Goods, { tiers, left }: Campaign): Goods {
  const prices = new Map(tiers[0]?.prices.map(({ sku_id, price }) => [sku_id, price]));
  const skus = goods.skus.map((sku) => {
    const price = prices.get(sku.id);
    const stock = price === undefined ? 0 : Math.min(sku.stock, left ?? sku.stock);
    return { ...sku, price: price ?? sku.price, was_price: null, stock };
  });
  return { ...goods, skus, was_price: null };
}

/** What the page that confirms a group order reads from its address. */
export const groupOrder = (campaign: Campaign, way: Way) => ({
  type: campaign.kind === 'ladder' ? ('ladder' as const) : ('group' as const),
  ...(way.kind === 'join' ? { team_id: way.teamId } : { campaign_id: campaign.id }),
});

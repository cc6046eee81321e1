import type { CallOut, Campaign, CampaignRow, Language, Team } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { type GoodsCard, getSkuValues } from '../../catalog/index.ts';
import { presentTiers } from '../teams/team.present.ts';
import { getCampaignState } from './campaign.states.ts';
import type { CampaignRecord } from './campaign-claims.queries.ts';
import type { TeamCounts } from './list-campaigns.queries.ts';

type Whole = CallOut<'GET /seller/campaigns/details'>;
type SkuPrices = { skuId: number; pricesCents: readonly number[] };
type Steps = Pick<CampaignRecord, 'sizes' | 'fromCents'>;

/** The steps with what every sku costs at each. */
export const presentAllTiers = ({ sizes, fromCents }: Steps, skus: readonly SkuPrices[]): Campaign['tiers'] =>
  presentTiers(sizes, fromCents).map((tier, index) => ({
    ...tier,
    prices: skus.map(({ skuId, pricesCents }) => ({
      sku_id: skuId,
      price: toMoneyText(pricesCents[index] ?? 0),
    })),
  }));

export const presentGroupGoods = ({ id, title, image, price, shop }: GoodsCard): Team['goods'] => ({
  id,
  title,
  image,
  shop,
  single_price: price,
});

export const presentCampaign = (
  campaign: CampaignRecord & { skus: readonly SkuPrices[] },
  now: Date,
): Campaign => ({
  id: campaign.id,
  goods_id: campaign.goodsId,
  kind: campaign.kind,
  state: getCampaignState(campaign, now),
  tiers: presentAllTiers(campaign, campaign.skus),
  hours: campaign.hours,
  per_person: campaign.perPerson,
  left: campaign.stock === null ? null : Math.max(0, campaign.stock - campaign.claimed),
  auto_form: campaign.autoForm,
  starts_at: toUnixSeconds(campaign.startsAt),
  ends_at: campaign.endsAt && toUnixSeconds(campaign.endsAt),
  formed: campaign.formed,
});

type RowAround = {
  goods: GoodsCard;
  teams: TeamCounts | undefined;
  now: Date;
};

export function presentCampaignRow(campaign: CampaignRecord, { goods, teams, now }: RowAround): CampaignRow {
  const { id, name } = goods.shop;
  return {
    id: campaign.id,
    kind: campaign.kind,
    state: getCampaignState(campaign, now),
    goods: { id: goods.id, title: goods.title, image: goods.image, single_price: goods.price },
    shop: { id, name },
    tiers: presentTiers(campaign.sizes, campaign.fromCents),
    hours: campaign.hours,
    starts_at: toUnixSeconds(campaign.startsAt),
    ends_at: campaign.endsAt && toUnixSeconds(campaign.endsAt),
    stock: campaign.stock,
    claimed: campaign.claimed,
    teams: { start: 0, success: 0, fail: 0, auto: 0, ...teams },
    stop_reason: campaign.stopReason,
    updated_at: toUnixSeconds(campaign.updatedAt),
  };
}

export const presentCampaignDetails = (
  campaign: CampaignRecord,
  skus: readonly (SkuPrices & { costCents: number | null })[],
  around: RowAround,
): Whole => ({
  ...presentCampaignRow(campaign, around),
  version: campaign.version,
  tiers: presentAllTiers(campaign, skus),
  per_person: campaign.perPerson ?? 0,
  auto_form: campaign.autoForm,
  costs: skus.flatMap(({ skuId, costCents }) =>
    costCents === null ? [] : [{ sku_id: skuId, cost: toMoneyText(costCents) }],
  ),
  started: campaign.startedAt !== null,
});

/** What a sku is called where it is bought. */
export const choiceIn = (language: Language, sku: { values: string[]; valuesEn: string[] }): string =>
  getSkuValues(language, sku).join(' · ');

/** A campaign while it is edited, and the way from and to the contract's views. */
import type { CallIn, CallOut, CampaignKind, Language } from '@chengji/contract';
import { tierCounts } from '@chengji/contract/groups/campaign-form.rules';
import { type Cents, parseMoney } from '@chengji/contract/money';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';
import { newRowKey } from '../../kernel/row-key.ts';

export type CampaignWhole = CallOut<'GET /seller/campaigns/details'>;
export type CampaignGoods = CallOut<'GET /seller/goods/details'>;
export type Sku = CampaignGoods['skus'][number];
type CampaignInput = CallIn<'POST /seller/campaigns/save'>;

/** Prices as typed, by sku. */
type Typed = Readonly<Record<number, string>>;
export type TierDraft = { key: string; size: number | null; prices: Typed };

export type CampaignDraft = {
  goodsId: number | null;
  kind: CampaignKind;
  /** An ordinary campaign is its first tier; the others are kept for a change of mind. */
  tiers: TierDraft[];
  costs: Typed;
  /** The skus that take part; null is all that are sold. */
  skuIds: number[] | null;
  hours: number | null;
  perPerson: number | null;
  stock: number | null;
  autoForm: boolean;
  /** null begins at once. */
  startsAt: number | null;
  /** null runs until it is stopped. */
  endsAt: number | null;
};

const blankTier = (size: number | null): TierDraft => ({ key: newRowKey(), size, prices: {} });

export const emptyDraft = (): CampaignDraft => ({
  goodsId: null,
  kind: 'ordinary',
  tiers: [blankTier(2)],
  costs: {},
  skuIds: null,
  hours: null,
  perPerson: null,
  stock: null,
  autoForm: false,
  startsAt: null,
  endsAt: null,
});

const bySku = (rows: readonly { sku_id: number; money: string }[]): Typed =>
  Object.fromEntries(rows.map(({ sku_id, money }) => [sku_id, money]));

export const toDraft = (campaign: CampaignWhole): CampaignDraft => ({
  goodsId: campaign.goods.id,
  kind: campaign.kind,
  tiers: campaign.tiers.map(({ size, prices }) => ({
    ...blankTier(size),
    prices: bySku(prices.map(({ sku_id, price }) => ({ sku_id, money: price }))),
  })),
  costs: bySku(campaign.costs.map(({ sku_id, cost }) => ({ sku_id, money: cost }))),
  skuIds: campaign.tiers[0]?.prices.map(({ sku_id }) => sku_id) ?? null,
  hours: campaign.hours,
  perPerson: campaign.per_person || null,
  stock: campaign.stock,
  autoForm: campaign.auto_form,
  startsAt: campaign.starts_at,
  endsAt: campaign.ends_at,
});

/** A new campaign like this one, without its time. */
export const toCopy = (campaign: CampaignWhole): CampaignDraft => ({
  ...toDraft(campaign),
  startsAt: null,
  endsAt: null,
});

/** Another goods has other skus, and so other prices; sizes and rules stay. */
export const withGoods = (draft: CampaignDraft, goodsId: number): Partial<CampaignDraft> =>
  goodsId === draft.goodsId
    ? {}
    : { goodsId, skuIds: null, costs: {}, tiers: draft.tiers.map((tier) => ({ ...tier, prices: {} })) };

export function withKind({ tiers }: CampaignDraft, kind: CampaignKind): Partial<CampaignDraft> {
  const missing = kind === 'ladder' ? Math.max(0, tierCounts.ladder.least - tiers.length) : 0;
  return { kind, tiers: [...tiers, ...Array.from({ length: missing }, () => blankTier(null))] };
}

export const withTierMore = ({ tiers }: CampaignDraft): Partial<CampaignDraft> => ({
  tiers: [...tiers, blankTier(null)],
});

export const withTier = (
  { tiers }: CampaignDraft,
  key: string,
  change: Partial<TierDraft>,
): Partial<CampaignDraft> => ({
  tiers: tiers.map((tier) => (tier.key === key ? { ...tier, ...change } : tier)),
});

/** The tiers that are sold. */
export const getTiers = ({ kind, tiers }: CampaignDraft): TierDraft[] =>
  kind === 'ordinary' ? tiers.slice(0, 1) : tiers;

export const getSkus = ({ skuIds }: CampaignDraft, skus: readonly Sku[]): Sku[] =>
  skus.filter(({ id, is_on }) => (skuIds === null ? is_on : skuIds.includes(id)));

export const switchSku = (draft: CampaignDraft, skus: readonly Sku[], skuId: number, isOn: boolean) => {
  const ids = getSkus(draft, skus).map(({ id }) => id);
  return { skuIds: isOn ? [...ids, skuId] : ids.filter((id) => id !== skuId) };
};

/** What was typed as cents; undefined when it is no money. */
export function typedCents(typed: string | undefined): Cents | undefined {
  const money = parseMoneyInput(typed ?? '');
  return money === undefined ? undefined : parseMoney(money);
}

export const titleIn = (language: Language, { title, title_en }: CampaignGoods): string =>
  language === 'en' && title_en ? title_en : title;

export const skuName = (sku: Pick<Sku, 'values'>): string => sku.values.join(' / ');

type Saved = { id: number | undefined; asDraft: boolean; started: CampaignWhole | undefined };

/** What is sent. What teams were promised goes back exactly as it came. */
export function toInput(draft: CampaignDraft, skus: readonly Sku[], saved: Saved): CampaignInput {
  const sold = getSkus(draft, skus);
  return {
    ...(saved.id === undefined ? {} : { id: saved.id }),
    goods_id: draft.goodsId ?? 0,
    kind: draft.kind,
    tiers:
      saved.started?.tiers.map(({ size, prices }) => ({ size, prices })) ??
      getTiers(draft).map(({ size, prices }) => ({
        size: size ?? 0,
        prices: sold.map(({ id }) => ({ sku_id: id, price: parseMoneyInput(prices[id] ?? '') ?? '' })),
      })),
    ...(draft.hours === null ? {} : { hours: draft.hours }),
    per_person: draft.perPerson ?? 0,
    stock: draft.stock ?? 0,
    auto_form: draft.autoForm,
    ...(draft.startsAt === null ? {} : { starts_at: draft.startsAt }),
    ends_at: draft.endsAt,
    costs: skus.flatMap(({ id }) => {
      const cost = parseMoneyInput(draft.costs[id] ?? '');
      return cost === undefined ? [] : [{ sku_id: id, cost }];
    }),
    draft: saved.asDraft,
  };
}

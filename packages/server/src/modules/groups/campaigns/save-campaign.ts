import type { CallChecked, CallOut } from '@chengji/contract';
import { areTimesRight, type TierPrices } from '@chengji/contract/groups/campaign-form.rules';
import { parseMoney } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { fromUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findGoodsOffered, type GoodsOffered, listSkuPrices } from '../../catalog/index.ts';
import { assertShopSells } from '../../shops/index.ts';
import {
  areSameTiers,
  computeStart,
  findLowestCents,
  findTierError,
  isOver,
  toTiers,
} from './campaign.rules.ts';
import { getCampaignState } from './campaign.states.ts';
import type { CampaignRecord } from './campaign-claims.queries.ts';
import { buildAuditRecord } from './campaign-record.ts';
import { showShopCampaign } from './list-campaigns.ts';
import {
  type CampaignSku,
  endPastCampaign,
  insertCampaign,
  listCampaignSkus,
  lockShopCampaign,
  replaceSkus,
  updateCampaign,
} from './save-campaign.queries.ts';

type Input = CallChecked<'POST /seller/campaigns/save'>;

/**
 * Adds a campaign to a goods of the own shop, or changes one. From its first team on, its kind, goods, sizes
 * and prices stand; what else changes is for the teams that open from then on.
 */
export function saveCampaign(ctx: Context, input: Input): Promise<CallOut<'POST /seller/campaigns/save'>> {
  const { shopId } = requireActor(ctx, 'seller');
  return transact(ctx, async (ctx) => {
    if (!input.draft) await assertShopSells(ctx, shopId);
    const found = input.id === undefined ? null : await lockShopCampaign(ctx.db, input.id, shopId);
    if (input.id !== undefined && !found) throw new Refusal('common.not_found');
    if (found)
      await assertVersion(ctx, input.version, { ...found, subject: 'campaign' }, () =>
        showShopCampaign(ctx, { id: found.id }),
      );
    const before = found && (await buildAuditRecord(ctx.db, found.id));
    const tiers = readTiers(input);
    assertCosts(input);
    const goods = await requireGoods(ctx, shopId, input);
    if (found) await assertMayChange(ctx, found, input, tiers);
    if (!found?.startedAt) await assertSellable(ctx, input, goods, tiers);
    const id = await write(ctx, { input, found, goods, tiers, shopId });
    await recordChange(ctx, { subject: 'campaign', id, before, after: await buildAuditRecord(ctx.db, id) });
    ctx.services.campaignCache.invalidate(ctx);
    return { id };
  });
}

const readTiers = ({ tiers }: Input): TierPrices[] =>
  tiers.map(({ size, prices }) => ({
    size,
    prices: prices.map(({ sku_id, price }) => ({ skuId: sku_id, cents: parseMoney(price) })),
  }));

/** A cost is of a sku that is priced. */
function assertCosts({ tiers, costs }: Input): void {
  const priced = new Set(tiers.flatMap(({ prices }) => prices.map(({ sku_id }) => sku_id)));
  if (costs.some(({ sku_id }) => !priced.has(sku_id)))
    throw new Refusal('groups.skus_wrong', {}, { field: 'costs' });
}

async function requireGoods({ db }: Context, shopId: number, { goods_id }: Input): Promise<GoodsOffered> {
  const goods = await findGoodsOffered(db, goods_id);
  if (goods?.shopId !== shopId) throw new Refusal('common.not_found', {}, { field: 'goods_id' });
  return goods;
}

async function assertMayChange(
  { db, clock }: Context,
  found: CampaignRecord,
  { kind, goods_id, draft }: Input,
  tiers: readonly TierPrices[],
): Promise<void> {
  if (isOver(getCampaignState(found, clock.now()))) throw new Refusal('groups.campaign_over');
  if (!found.startedAt) return;
  const stand = toTiers(found.sizes, await listCampaignSkus(db, found.id));
  if (draft || kind !== found.kind || goods_id !== found.goodsId || !areSameTiers(stand, tiers)) {
    throw new Refusal('groups.already_started');
  }
}

async function assertSellable(
  { db }: Context,
  { kind, draft }: Input,
  { id, isOnSale }: GoodsOffered,
  tiers: readonly TierPrices[],
): Promise<void> {
  const error = findTierError(kind, tiers, await listSkuPrices(db, id));
  if (error) throw new Refusal(error, {}, { field: 'tiers' });
  if (!draft && !isOnSale) throw new Refusal('groups.goods_off_sale', {}, { field: 'goods_id' });
}

type CampaignWrite = {
  input: Input;
  found: CampaignRecord | null;
  goods: GoodsOffered;
  tiers: readonly TierPrices[];
  shopId: number;
};

async function write(ctx: Context, { input, found, goods, tiers, shopId }: CampaignWrite): Promise<number> {
  const { db, services, clock } = ctx;
  const now = clock.now();
  const startsAt = computeStart(input.starts_at, found, now);
  const endsAt = input.ends_at === null ? null : fromUnixSeconds(input.ends_at);
  if (!areTimesRight(startsAt.getTime(), endsAt?.getTime() ?? null, now.getTime()))
    throw new Refusal('groups.times_wrong', {}, { field: 'ends_at' });
  const fields = {
    shopId,
    goodsId: goods.id,
    kind: input.kind,
    state: input.draft ? ('draft' as const) : ('open' as const),
    sizes: tiers.map(({ size }) => size),
    fromCents: tiers.map(({ prices }) => findLowestCents(prices)),
    hours: input.hours ?? services.settings.get('groups.team_hours'),
    perPerson: input.per_person || null,
    stock: input.stock || null,
    autoForm: input.auto_form,
    startsAt,
    endsAt,
    updatedAt: now,
    title: goods.title,
    titleEn: goods.titleEn,
    categoryIds: goods.categoryIds,
    isOnSale: goods.isOnSale,
  };
  if (!input.draft) await endPastCampaign(db, goods.id, now);
  const writing = found
    ? updateCampaign(db, found.id, { ...fields, version: found.version + 1 }).then(() => found.id)
    : insertCampaign(db, { ...fields, createdAt: now });
  const id = await refuseOn(writing, { campaigns_goods_once: 'groups.goods_busy' });
  await replaceSkus(db, id, toSkus(input, tiers));
  return id;
}

function toSkus({ costs }: Input, tiers: readonly TierPrices[]): CampaignSku[] {
  const costBySku = new Map(costs.map(({ sku_id, cost }) => [sku_id, parseMoney(cost)]));
  const [first] = tiers;
  return (first?.prices ?? []).map(({ skuId }) => ({
    skuId,
    pricesCents: tiers.map(({ prices }) => prices.find((price) => price.skuId === skuId)?.cents ?? 0),
    costCents: costBySku.get(skuId) ?? null,
  }));
}

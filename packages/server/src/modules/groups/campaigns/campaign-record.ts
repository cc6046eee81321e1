import type { Db } from '../../../kernel/db/database.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { presentAllTiers } from './campaign.present.ts';
import { findCampaign } from './campaign-claims.queries.ts';
import { listCampaignSkus } from './save-campaign.queries.ts';

/** All that its shop chose of a campaign, for the audit log. */
export async function buildAuditRecord(db: Db, id: number) {
  const campaign = await findCampaign(db, id);
  if (!campaign) throw new Error(`campaign ${id} is gone`);
  const skus = await listCampaignSkus(db, id);
  return {
    state: campaign.state,
    goods_id: campaign.goodsId,
    kind: campaign.kind,
    tiers: presentAllTiers(campaign, skus),
    hours: campaign.hours,
    per_person: campaign.perPerson,
    stock: campaign.stock,
    auto_form: campaign.autoForm,
    starts_at: toUnixSeconds(campaign.startsAt),
    ends_at: campaign.endsAt && toUnixSeconds(campaign.endsAt),
  };
}

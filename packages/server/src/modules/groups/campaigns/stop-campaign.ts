import type { CallChecked } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getCampaignState } from './campaign.states.ts';
import { lockShopCampaign, removeDraft, updateCampaign } from './save-campaign.queries.ts';

export const stopOwnCampaign = (
  ctx: Context,
  input: CallChecked<'POST /seller/campaigns/stop'>,
): Promise<null> => stop(ctx, input, requireActor(ctx, 'seller').shopId);

/** The operator's word: its shop reads the reason beside the campaign. */
export const stopCampaign = (
  ctx: Context,
  input: CallChecked<'POST /platform/campaigns/stop'>,
): Promise<null> => stop(ctx, input, null);

/** No more teams open under it; those that are open run on as promised, and may be joined. */
function stop(
  ctx: Context,
  { id, reason }: { id: number; reason: string },
  shopId: number | null,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    const campaign = await lockShopCampaign(ctx.db, id, shopId);
    if (!campaign) throw new Refusal('common.not_found');
    const now = ctx.clock.now();
    const state = getCampaignState(campaign, now);
    if (state !== 'running' && state !== 'coming') throw new Refusal('groups.campaign_over');
    await updateCampaign(ctx.db, id, {
      state: 'stopped',
      stopReason: reason,
      stoppedAt: now,
      updatedAt: now,
    });
    await recordChange(ctx, {
      subject: 'campaign',
      id,
      before: { state },
      after: { state: 'stopped', reason },
    });
    if (shopId === null) {
      const { shopId, title } = campaign;
      await emit(ctx, 'groups.campaign_stopped', { campaignId: id, shopId, title });
    }
    ctx.services.campaignCache.invalidate(ctx);
    return null;
  });
}

/** Throws a draft away; what was once on offer stays to be read. */
export function deleteDraft(
  ctx: Context,
  { id }: CallChecked<'POST /seller/campaigns/delete'>,
): Promise<null> {
  const { shopId } = requireActor(ctx, 'seller');
  return transact(ctx, async (ctx) => {
    const campaign = await lockShopCampaign(ctx.db, id, shopId);
    if (!campaign) throw new Refusal('common.not_found');
    if (!(await removeDraft(ctx.db, id))) throw new Refusal('groups.already_started');
    const { title, kind } = campaign;
    await recordChange(ctx, { subject: 'campaign', id, before: { title, kind }, after: null });
    return null;
  });
}

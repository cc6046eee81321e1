import type { CampaignKind } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { isOver } from './campaign.rules.ts';
import { getCampaignState } from './campaign.states.ts';
import { listOpenCampaigns } from './list-campaigns.queries.ts';

/** By goods, the campaign that runs or is coming. */
export async function findCampaignMarks(
  { db, clock }: Context,
  goodsIds: readonly number[],
): Promise<Map<number, { id: number; kind: CampaignKind }>> {
  const open = await listOpenCampaigns(db, goodsIds);
  const now = clock.now();
  return new Map(
    open
      .filter((campaign) => !isOver(getCampaignState(campaign, now)))
      .map(({ id, kind, goodsId }) => [goodsId, { id, kind }]),
  );
}

/** What a campaign is past its end, the clock says; this clears it out of what is read as open. */
import type { Context } from '../../kernel/context.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { endCampaign, listDueCampaigns, nextDueCampaign } from './end-campaign.queries.ts';

export const campaignEnds: Job = {
  name: 'groups.end_campaigns',
  nextDue: nextDueCampaign,
  listDue: listDueCampaigns,
  fire: (ctx: Context, id: number) => endCampaign(ctx.db, id, ctx.clock.now()),
};

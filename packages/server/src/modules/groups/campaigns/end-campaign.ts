/** What a campaign is past its end, the clock says; this clears it out of what is read as open. */
import type { Context } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { campaignEndDue, endCampaign } from './end-campaign.queries.ts';

export const campaignEnds: Job = {
  ...campaignEndDue,
  fire: (ctx: Context, id: number) => endCampaign(ctx.db, id, ctx.clock.now()),
};

import type { CallIn } from '@chengji/contract';
import { campaignsCalls } from '@chengji/contract/groups/campaigns.calls';

/** Whether the market would read this at all, by the contract's own word. */
export const isSendable = (input: CallIn<'POST /seller/campaigns/save'>): boolean =>
  campaignsCalls['POST /seller/campaigns/save'].in.safeParse(input).success;

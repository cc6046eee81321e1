import type { CallIn } from '@chengji/contract';
import { campaignCalls } from '@chengji/contract/groups.calls';

/** Whether the market would read this at all, by the contract's own word. */
export const isSendable = (input: CallIn<'POST /seller/campaigns/save'>): boolean =>
  campaignCalls['POST /seller/campaigns/save'].in.safeParse(input).success;

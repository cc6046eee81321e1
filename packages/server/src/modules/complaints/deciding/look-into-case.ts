/** What is known of a target now, and what may be done about it. */
import type { ComplaintMeasure } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findShopFacts } from '../../shops/index.ts';
import type { CaseRow } from '../complaints.queries.ts';
import { complaintTargetsPort, nothingKnown, type TargetDetails } from '../targets/target.port.ts';

export async function lookIntoCase(
  ctx: Context,
  { type, targetId, shopId }: CaseRow,
): Promise<TargetDetails> {
  const targets = ctx.services.ports.findOfKind(complaintTargetsPort, type);
  const details = (await targets?.describe(ctx, targetId)) ?? nothingKnown;
  return { ...details, measures: [...details.measures, ...(await listShopMeasures(ctx, shopId))] };
}

async function listShopMeasures(ctx: Context, shopId: number | null): Promise<ComplaintMeasure[]> {
  if (shopId === null) return [];
  const shop = await findShopFacts(ctx, shopId);
  return shop?.suspendedAt ? ['warn'] : ['warn', 'suspend_shop'];
}

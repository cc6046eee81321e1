import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findDifferences } from '../../payments/index.ts';
import { presentPlans } from '../../repairs/index.ts';
import { planRepair } from './plan-repair.ts';

/** The entries a repair would write, before it writes them. */
export async function previewRepair(
  ctx: Context,
  { id, way }: CallChecked<'GET /platform/ledger/preview'>,
): Promise<CallOut<'GET /platform/ledger/preview'>> {
  const [found] = await findDifferences(ctx.db, [id]);
  const plans = found ? await presentPlans(ctx, [await planRepair(ctx, found, way)]) : [];
  const [plan] = plans;
  if (!plan) throw new Refusal('common.not_found');
  return plan;
}

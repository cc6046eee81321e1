import type { CallChecked, CallOut } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { planRefund } from '../../orders/index.ts';
import { toTerms } from '../paying/pay-refund.ts';
import { presentEntries } from '../paying/present-entries.ts';
import { getSeenRefund } from '../showing/show-refund.ts';
import { checkTerms } from './decide-refund.ts';

/** What a decision would book, refused as the decision itself is. */
export async function previewDecision(
  ctx: Context,
  { id, ...terms }: CallChecked<'GET /platform/refunds/preview'>,
): Promise<CallOut<'GET /platform/refunds/preview'>> {
  const row = await getSeenRefund(ctx, id);
  if (row.state !== 'intervention') throw new Refusal('refunds.state_changed');
  const { cents, order, max } = await checkTerms(ctx, row, terms);
  const isReturn = terms.return_needed || row.parcelId !== null;
  const plan = planRefund(order, { ...toTerms({ ...row, borneBy: terms.borne_by }, cents), isReturn });
  return {
    entries: presentEntries(ctx, row, plan),
    max: formatMoney(max),
    freight: formatMoney(plan.freightCents),
  };
}

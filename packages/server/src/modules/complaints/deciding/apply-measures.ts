import type { ComplaintMeasure } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { silenceShopper } from '../../identity/index.ts';
import { tell } from '../../notices/index.ts';
import { suspendShop } from '../../shops/index.ts';
import { measureOrder } from '../complaint.rules.ts';
import type { CaseRow } from '../complaints.queries.ts';
import { complaintTargetsPort } from '../targets/target.port.ts';
import { warnShop } from '../warnings/shop-warnings.ts';

type Apply = (ctx: Context, row: CaseRow) => Promise<unknown>;

const getTargets = ({ services }: Context, { type }: CaseRow) =>
  services.ports.getOfKind(complaintTargetsPort, type);
const target = ({ targetId, notice }: CaseRow) => ({ id: targetId, reason: notice });

/** A warning is the notice that goes with every measure. */
const apply: Record<ComplaintMeasure, Apply> = {
  suspend_shop: (ctx, { shopId, notice }) => suspendShop(ctx, { id: required(shopId), reason: notice }),
  take_down: async (ctx, row) => getTargets(ctx, row).takeDown?.(ctx, target(row)),
  stop_campaign: async (ctx, row) => getTargets(ctx, row).stopCampaign?.(ctx, target(row)),
  silence: (ctx, { personId, silenceDays }) =>
    silenceShopper(ctx, { id: required(personId), days: required(silenceDays) }),
  warn: async () => {},
};

/** All of them, in the transaction of the decision, with a notice to who is complained about. */
export async function applyMeasures(ctx: Context, row: CaseRow): Promise<void> {
  if (row.measures.length === 0) return;
  for (const measure of measureOrder) if (row.measures.includes(measure)) await apply[measure](ctx, row);
  if (row.shopId !== null) await warnShop(ctx, row);
  if (row.personId !== null) await tellPerson(ctx, row, row.personId);
}

/** By the number of the decision alone: nothing in it leads to who complained. */
const tellPerson = (ctx: Context, { id, notice, silenceDays }: CaseRow, shopperId: number): Promise<void> =>
  tell(ctx, {
    shopperId,
    kind: 'system',
    sentence: silenceDays === null ? 'notices.warned' : 'notices.silenced',
    params: silenceDays === null ? { notice } : { notice, days: String(silenceDays) },
    modules: '',
    modulesId: null,
    source: `complaints.measures ${id}`,
  });

function required<T>(value: T | null): T {
  if (value === null) throw new Error('a measure was let through that does not fit its target');
  return value;
}

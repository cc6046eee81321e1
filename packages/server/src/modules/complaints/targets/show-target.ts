import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findTarget, presentTargets, type TargetRef } from './present-targets.ts';
import type { FoundTarget } from './target.port.ts';

type Named = Pick<CallChecked<'POST /wanlshop/complaint/submit'>, 'type' | 'target_id'>;

/** Refuses what is not there, another's order, and oneself. */
export async function requireTarget(
  ctx: Context,
  { type, target_id }: Named,
): Promise<{ ref: TargetRef; found: FoundTarget }> {
  const shopperId = requireShopper(ctx);
  const found = await findTarget(ctx, { type, targetId: target_id });
  if (!found || (found.onlyFor !== null && found.onlyFor !== shopperId))
    throw new Refusal('complaints.target_unknown', {}, { field: 'target_id' });
  if (found.personId === shopperId)
    throw new Refusal('complaints.target_yourself', {}, { field: 'target_id' });
  const { shopId, title, image } = found;
  return { ref: { type, targetId: target_id, shopId, title, image }, found };
}

/** Until when a complaint of now is to be answered. */
export const computeDueAt = ({ calendar, clock, services }: Context): Date =>
  calendar.addDays(clock.now(), services.settings.get('complaints.answer_days'));

export async function showTarget(
  ctx: Context,
  input: CallChecked<'GET /wanlshop/complaint/target'>,
): Promise<CallOut<'GET /wanlshop/complaint/target'>> {
  const { ref, found } = await requireTarget(ctx, input);
  const { goodsId, shopId } = found;
  const nothing = { shopId, title: '', image: '' };
  const behind: TargetRef[] = [
    ...(goodsId === null ? [] : [{ type: 'goods' as const, targetId: goodsId, ...nothing }]),
    ...(shopId === null || ref.type === 'shop'
      ? []
      : [{ type: 'shop' as const, targetId: shopId, ...nothing }]),
  ];
  const [target, ...others] = await presentTargets(ctx, [ref, ...behind]);
  if (!target) throw new Error('a target that was found is not shown');
  return { target, others, answered_by: toUnixSeconds(computeDueAt(ctx)) };
}

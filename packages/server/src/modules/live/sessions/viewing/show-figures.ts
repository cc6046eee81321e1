import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../../kernel/context.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { presentFigures } from '../figures.ts';
import { isOver } from '../live.rules.ts';
import { presentRow } from '../present-lives.ts';
import { getVisible } from './find-visible.ts';

/** The shop’s own figures only for who may host it. */
export async function showFigures(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/live/figures'>> {
  const { live, isHost } = await getVisible(ctx, id);
  if (!isOver(live)) throw new Refusal('live.not_over');
  const [figures] = await presentFigures(ctx, [live], { withOwn: isHost });
  if (!figures) throw new Error(`live ${id} has no figures`);
  return { ...(await presentRow(ctx, live)), figures, cut_reason: live.cutReason };
}

import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { findSwitches, saveSwitches } from '../people/people.queries.ts';

type Switches = CallOut<'GET /wanlshop/find/switches'>;

export const showSwitches = (ctx: Context): Promise<Switches> => findSwitches(ctx.db, requireShopper(ctx));

export const setSwitches = (
  ctx: Context,
  change: CallChecked<'POST /wanlshop/find/switches'>,
): Promise<Switches> => saveSwitches(ctx.db, requireShopper(ctx), change);

import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { refuseOn } from '../../kernel/db/violations.ts';
import { withCode } from './codes.ts';
import { type Shopper, updateShopper } from './shoppers.queries.ts';

/** Moves to another number, proved by the code sent to it. */
export async function changeMobile(
  ctx: Context,
  { mobile, code }: { mobile: string; code: string },
): Promise<Shopper> {
  const shopperId = requireShopper(ctx);
  return withCode(ctx, { mobile, event: 'mobile' }, code, (ctx) =>
    refuseOn(updateShopper(ctx.db, shopperId, { mobile }), {
      shoppers_mobile_unique: 'identity.mobile_taken',
    }),
  );
}

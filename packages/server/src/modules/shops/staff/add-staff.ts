import type { Context } from '../../../kernel/context.ts';
import { hashPassword } from '../../identity/index.ts';
import { insertStaff } from './shop-staff.queries.ts';

export type NewStaff = {
  shopId: number;
  /** What they log in to the console with; unique over all shops, in any case. */
  account: string;
  name: string;
  /** A role of this shop. */
  role: string;
  password: string;
};

/** Takes someone on in a shop; answers their id. */
export async function addStaff(ctx: Context, { password, ...staff }: NewStaff): Promise<number> {
  const passwordHash = await hashPassword(ctx, password);
  return insertStaff(ctx.db, { ...staff, passwordHash, joinedAt: ctx.clock.now() });
}

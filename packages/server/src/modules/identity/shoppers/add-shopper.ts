import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { emit } from '../../../kernel/events/events.ts';
import { hashPassword, hashPayPassword } from '../account/passwords.ts';
import { insertShopper, type Shopper } from './shoppers.queries.ts';

export type NewShopper = {
  username: string;
  nickname: string;
  mobile: string;
  passwordHash: string;
  payPasswordHash?: string;
  avatar?: string;
  level?: number;
};

/** By whose link somebody came, and when they opened it. */
export type Referral = { referrer: string | null; referredAt: number | null };

export const noReferral: Referral = { referrer: null, referredAt: null };

export const toReferral = (input: {
  referrer?: string | undefined;
  referred_at?: number | undefined;
}): Referral => ({
  referrer: input.referrer || null,
  referredAt: input.referred_at ?? null,
});

/** Makes a shopper; a username (in any case) and a mobile are held by one person. */
export function joinMarket(
  ctx: Context,
  shopper: NewShopper,
  referral: Referral = noReferral,
): Promise<Shopper> {
  return transact(ctx, async (ctx) => {
    const added = await refuseOn(insertShopper(ctx.db, { ...shopper, joinedAt: ctx.clock.now() }), {
      shoppers_username_unique: 'identity.username_taken',
      shoppers_mobile_unique: 'identity.mobile_taken',
    });
    await emit(ctx, 'identity.registered', { shopperId: added.id, ...referral });
    return added;
  });
}

type Input = Omit<NewShopper, 'passwordHash' | 'payPasswordHash'> & {
  password: string;
  payPassword?: string;
  /** The code of who brought them. */
  referrer?: string | null;
};

/** Makes a shopper whose mobile needs no proof, as the demo market and the operator do; answers the id. */
export async function addShopper(
  ctx: Context,
  { password, payPassword, referrer = null, ...shopper }: Input,
): Promise<number> {
  const passwordHash = await hashPassword(ctx, password);
  const payPasswordHash = payPassword ? await hashPayPassword(ctx, payPassword) : undefined;
  const added = await joinMarket(
    ctx,
    { ...shopper, passwordHash, ...(payPasswordHash && { payPasswordHash }) },
    { referrer, referredAt: null },
  );
  return added.id;
}

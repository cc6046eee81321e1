import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { refuseBlockedWords } from '../../../kernel/settings/refuse-blocked-words.ts';
import { getShopper, type Profile, type Shopper, updateShopper } from '../shoppers/shoppers.queries.ts';

/** Changes what is given of the own profile. */
export async function saveProfile(
  ctx: Context,
  input: CallChecked<'POST /wanlshop/user/save'>,
): Promise<Shopper> {
  const shopperId = requireShopper(ctx);
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  if (given.length === 0) return getShopper(ctx.db, shopperId);
  const { username, nickname, bio } = input;
  refuseBlockedWords(ctx, { username, nickname, bio });
  const profile: Profile = Object.fromEntries(given);
  return refuseOn(updateShopper(ctx.db, shopperId, profile), {
    shoppers_username_unique: 'identity.username_taken',
  });
}

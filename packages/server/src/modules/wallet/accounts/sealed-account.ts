/** What of a payout account nobody reads in the database: sealed under DATA_KEY, and for its owner alone. */
import type { Context } from '../../../kernel/context.ts';
import { computeDigest, type Sealing, seal, unseal } from '../../../kernel/secrets/secret-box.ts';
import { type Owner, type OwnerKind, toOwnerText } from '../owner.rules.ts';

/** A bank card has a number, WeChat an openid; the other is empty. */
export type AccountHolder = { number: string; openid: string; name: string; phone: string };

const getSealing = ({ services }: Context, owner: Owner): Sealing => ({
  secret: services.config.dataKey,
  purpose: 'payout accounts',
  owner: toOwnerText(owner),
});

export const sealHolder = (ctx: Context, owner: Owner, holder: AccountHolder): string =>
  seal(getSealing(ctx, owner), JSON.stringify(holder));

/** Of a payout account, or of a withdrawal that goes to it. Throws when it was sealed under another DATA_KEY. */
export function openHolder(
  ctx: Context,
  { ownerKind, ownerId, sealed }: { ownerKind: OwnerKind; ownerId: number; sealed: string },
): AccountHolder {
  const text = unseal(getSealing(ctx, { kind: ownerKind, id: ownerId }), sealed);
  if (text === null) throw new Error(`DATA_KEY does not open a payout account of ${ownerKind} ${ownerId}`);
  return JSON.parse(text) as AccountHolder;
}

/** The same for the same card or openid of one owner, and for nothing else. */
export const digestHolder = (ctx: Context, owner: Owner, { number, openid }: AccountHolder): string =>
  computeDigest(getSealing(ctx, owner), number || openid);

/** The same for one card or openid among all owners. */
export const digestNumber = ({ services }: Context, { number, openid }: AccountHolder): string =>
  computeDigest(
    { secret: services.config.dataKey, purpose: 'payout accounts', owner: 'anyone' },
    number || openid,
  );

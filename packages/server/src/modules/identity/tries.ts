/**
 * Guesses of passwords are bounded. A try is counted, and committed, before the password is looked at, and a
 * right one takes it back: so guesses made at once count like guesses made one after the other. On one
 * node they are made in turn, or several right ones at once would lock each other out.
 */
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { claimTries, forgetTries, returnTry } from './tries.queries.ts';

const minuteMs = 60_000;

type Kind = 'shopper' | 'seller' | 'platform';

const narrowKey = (ctx: Context, kind: Kind, account: string) => `${kind} ${account} from ${ctx.ip}`;
const accountKey = (kind: Kind, account: string) => `${kind} ${account} from anywhere`;
const addressKey = (ctx: Context) => `anyone from ${ctx.ip}`;

/**
 * Runs `guess` under the tries of an account: few from one address, more from anywhere, and more again
 * from one address at any account. Answers whether the guess was right; refuses when there are no tries left.
 */
export async function guessLogin(
  ctx: Context,
  kind: Kind,
  account: string,
  guess: () => Promise<boolean>,
): Promise<boolean> {
  refuseInTransaction(ctx);
  const { settings } = ctx.services;
  const name = account.toLowerCase();
  const wide = [accountKey(kind, name), addressKey(ctx)];
  const narrow = narrowKey(ctx, kind, name);
  const keys = [
    { key: narrow, allowed: settings.get('identity.login_tries') },
    ...wide.map((key) => ({ key, allowed: settings.get('identity.login_tries_wide') })),
  ];
  const minutes = settings.get('identity.login_lock_minutes');
  return inTurn(narrow, async () => {
    const claimed = await claimTries(ctx.db, keys, ctx.clock.now(), after(ctx, minutes));
    if (claimed < keys.length) throw new Refusal('identity.too_many_tries', { minutes });
    if (!(await guess())) return false;
    await forgetTries(ctx.db, narrow);
    for (const key of wide) await returnTry(ctx.db, key);
    return true;
  });
}

/** Who proved by other means who they are starts with all the tries of their account, from where they are. */
export async function forgetLoginTries(ctx: Context, kind: Kind, account: string): Promise<void> {
  await forgetTries(ctx.db, narrowKey(ctx, kind, account));
  await forgetTries(ctx.db, accountKey(kind, account));
}

/** Runs `guess` under the tries of a shopper's payment password; answers whether it was right, or `locked`. */
export async function guessPayPassword(
  ctx: Context,
  shopperId: number,
  guess: () => Promise<boolean>,
): Promise<boolean | 'locked'> {
  refuseInTransaction(ctx);
  const { settings } = ctx.services;
  const key = payPasswordKey(shopperId);
  const allowed = settings.get('identity.pay_password_tries');
  const forgottenAt = after(ctx, settings.get('identity.pay_password_lock_minutes'));
  return inTurn(key, async () => {
    const claimed = await claimTries(ctx.db, [{ key, allowed }], ctx.clock.now(), forgottenAt);
    if (claimed === 0) return 'locked';
    const isRight = await guess();
    if (isRight) await forgetTries(ctx.db, key);
    return isRight;
  });
}

/** A new payment password starts with all its tries. */
export const forgetPayPasswordTries = (ctx: Context, shopperId: number): Promise<void> =>
  forgetTries(ctx.db, payPasswordKey(shopperId));

const payPasswordKey = (shopperId: number) => `payment password of ${shopperId}`;

const after = (ctx: Context, minutes: number) => new Date(ctx.clock.now().getTime() + minutes * minuteMs);

/** A refusal would roll the count back with the rest, and guessing would be free. */
function refuseInTransaction(ctx: Context): void {
  if (ctx.transaction) throw new Error('a password is guessed at before the transaction opens');
}

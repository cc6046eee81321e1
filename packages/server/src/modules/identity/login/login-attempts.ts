/**
 * Guesses of passwords are limited. An attempt is counted, and committed, before the password is checked, and a
 * right one takes it back: so guesses made at once count like guesses made one after the other. On one
 * node they run one after the other, or several right ones at once would lock each other out.
 */
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { assertChallengeSolved } from '../challenge/challenge.ts';
import { getDeviceHash, isKnownDevice } from '../devices/devices.ts';
import {
  type AttemptKey,
  claimAttempts,
  countAttempts,
  forgetAttempts,
  returnAttempt,
} from './attempts.queries.ts';

type Kind = 'shopper' | 'seller' | 'platform';

const narrowKey = (ctx: Context, kind: Kind, account: string) => `${kind} ${account} from ${ctx.ip}`;
const accountKey = (kind: Kind, account: string) => `${kind} ${account} from anywhere`;
const addressKey = (ctx: Context) => `anyone from ${ctx.ip}`;
const deviceKey = (ctx: Context, kind: Kind, account: string) =>
  `${kind} ${account} on device ${getDeviceHash(ctx)}`;

/**
 * Runs `check` within the attempts of an account: few from one address, more from anywhere, and more again
 * from one address at any account. Answers whether the guess was right; refuses when no attempt is left.
 * Each count rises only by an attempt that the narrower one granted, and a refused attempt counts nowhere, so that one
 * address cannot lock an account for others. An address whose attempts are used up goes on with a solved challenge
 * for each, for many people may be behind it. A device that logged in to the account of `subjectId` before has
 * attempts of its own, which nobody else can use up.
 */
export async function attemptLogin(
  ctx: Context,
  kind: Kind,
  account: string,
  check: () => Promise<boolean>,
  subjectId?: number,
): Promise<boolean> {
  assertOutsideTransaction(ctx);
  const { settings } = ctx.services;
  const name = account.toLowerCase();
  const minutes = settings.get('identity.login_lock_minutes');
  const narrow = { key: narrowKey(ctx, kind, name), allowed: settings.get('identity.login_tries') };
  const wide = settings.get('identity.login_tries_wide');
  const isKnown = await isKnownDevice(ctx, kind, subjectId);
  const keys: readonly LoginKey[] = isKnown
    ? [{ ...narrow, key: deviceKey(ctx, kind, name) }]
    : [
        narrow,
        { key: addressKey(ctx), allowed: wide, refuse: () => assertChallengeSolved(ctx) },
        { key: accountKey(kind, name), allowed: wide },
      ];
  return ctx.services.mutex.run(narrow.key, async () => {
    const claimed = await claimInOrder(ctx, keys, minutes);
    if (!(await check())) return false;
    const [first, ...others] = claimed;
    if (first) await forgetAttempts(ctx.db, first);
    for (const key of others) await returnAttempt(ctx.db, key);
    return true;
  });
}

type LoginKey = AttemptKey & {
  /** Refuses where its attempts are used up, unless there is a way to go on. */
  refuse?: () => Promise<void>;
};

/**
 * Claims an attempt at each key, the narrowest first, and answers at which; where one refuses, the attempts claimed
 * before it are given back.
 */
async function claimInOrder(ctx: Context, keys: readonly LoginKey[], minutes: number): Promise<string[]> {
  const claimed: string[] = [];
  for (const { refuse, ...key } of keys) {
    const now = ctx.clock.now();
    if ((await claimAttempts(ctx.db, [key], now, minutesAfter(now, minutes))) === 1) {
      claimed.push(key.key);
      continue;
    }
    try {
      if (!refuse) throw new Refusal('identity.too_many_tries', { minutes });
      await refuse();
    } catch (error) {
      for (const earlier of claimed) await returnAttempt(ctx.db, earlier);
      throw error;
    }
  }
  return claimed;
}

/** A person who proved by other means who they are starts with all attempts of their account, from their address. */
export async function forgetLoginAttempts(ctx: Context, kind: Kind, account: string): Promise<void> {
  await forgetAttempts(ctx.db, narrowKey(ctx, kind, account));
  await forgetAttempts(ctx.db, accountKey(kind, account));
}

/** Runs `check` within the attempts of a shopper's payment password; answers whether it was right, or `locked`. */
export async function attemptPayPassword(
  ctx: Context,
  shopperId: number,
  check: () => Promise<boolean>,
): Promise<boolean | 'locked'> {
  assertOutsideTransaction(ctx);
  const { settings } = ctx.services;
  const key = payPasswordKey(shopperId);
  const allowed = settings.get('identity.pay_password_tries');
  const forgottenAt = minutesAfter(ctx.clock.now(), settings.get('identity.pay_password_lock_minutes'));
  return ctx.services.mutex.run(key, async () => {
    const claimed = await claimAttempts(ctx.db, [{ key, allowed }], ctx.clock.now(), forgottenAt);
    if (claimed === 0) return 'locked';
    const isRight = await check();
    if (isRight) await forgetAttempts(ctx.db, key);
    return isRight;
  });
}

export async function countPayPasswordAttemptsLeft(ctx: Context, shopperId: number): Promise<number> {
  const allowed = ctx.services.settings.get('identity.pay_password_tries');
  return Math.max(0, allowed - (await countAttempts(ctx.db, payPasswordKey(shopperId))));
}

/** Runs `check` within the attempts of a second factor, counted for all places together; refuses when none is left. */
export async function attemptSecondFactor(
  ctx: Context,
  { kind, staffId }: { kind: Kind; staffId: number },
  check: () => Promise<boolean>,
): Promise<boolean> {
  assertOutsideTransaction(ctx);
  const { settings } = ctx.services;
  const key = `second factor of ${kind} ${staffId}`;
  const allowed = settings.get('identity.login_tries');
  const minutes = settings.get('identity.login_lock_minutes');
  return ctx.services.mutex.run(key, async () => {
    const now = ctx.clock.now();
    const claimed = await claimAttempts(ctx.db, [{ key, allowed }], now, minutesAfter(now, minutes));
    if (claimed === 0) throw new Refusal('identity.too_many_tries', { minutes });
    const isRight = await check();
    if (isRight) await forgetAttempts(ctx.db, key);
    return isRight;
  });
}

/** A new payment password starts with all its attempts. */
export const forgetPayPasswordAttempts = (ctx: Context, shopperId: number): Promise<void> =>
  forgetAttempts(ctx.db, payPasswordKey(shopperId));

const payPasswordKey = (shopperId: number) => `payment password of ${shopperId}`;

/** A refusal would roll the count back with the rest, and guessing would be free. */
function assertOutsideTransaction(ctx: Context): void {
  if (ctx.transaction) throw new Error('a password is guessed at before the transaction opens');
}

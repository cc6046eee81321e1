/** Passwords by argon2id. Checking one takes as long for an account that does not exist. */
import { hash, type Options, verify } from '@node-rs/argon2';
import type { Context } from '../../../kernel/context.ts';

/** The cheapest that is advised for production (19 MiB, two passes); tests take less. */
const production: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const testing: Options = { memoryCost: 64, timeCost: 1, parallelism: 1 };

const getOptions = (ctx: Context) => (ctx.services.config.testing ? testing : production);

/** What a password is compared with where there is none; made once, as costly as a real one. */
let nobodys: Promise<string> | undefined;

export const hashPassword = (ctx: Context, password: string): Promise<string> =>
  hash(password, getOptions(ctx));

/** Whether the password is the one hashed; with no hash it is not, and that takes as long to say. */
export async function isPassword(
  ctx: Context,
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodys ??= hashPassword(ctx, 'nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash != null;
}

/** Marks a hash made with the pepper; older ones have none. */
const pepperMark = 'pepper1:';

const getPepper = (ctx: Context) => ({ secret: Buffer.from(ctx.services.config.passwordPepper) });

/**
 * Six digits are guessed back from a stolen hash in a day, so that one of a payment password also needs a secret
 * which the database does not hold.
 */
export const hashPayPassword = async (ctx: Context, password: string): Promise<string> =>
  pepperMark + (await hash(password, { ...getOptions(ctx), ...getPepper(ctx) }));

export const isPayPassword = (ctx: Context, payPasswordHash: string, password: string): Promise<boolean> =>
  isPeppered(payPasswordHash)
    ? verify(payPasswordHash.slice(pepperMark.length), password, getPepper(ctx))
    : verify(payPasswordHash, password);

export const isPeppered = (payPasswordHash: string): boolean => payPasswordHash.startsWith(pepperMark);

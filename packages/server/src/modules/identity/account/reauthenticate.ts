/** Before a change that lets somebody into an account, its holder proves again who they are: a token can be stolen. */
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { attemptLogin } from '../login/login-attempts.ts';
import { lockUnchanged, type Shopper } from '../shoppers/shoppers.queries.ts';
import { checkCode, type GivenCode, withCodes } from '../sms/codes.ts';
import { isPassword } from './passwords.ts';

/** The login password, or a code sent to the own number; `field` names the code's in a refusal. */
export type Proof = { password?: string | undefined; code?: string | undefined; field?: string };

/**
 * Does `work` for a person who proved who they are, in one transaction that holds their row as it was read;
 * `codes` are further ones that it uses up.
 */
export async function withProof<T>(
  ctx: Context,
  shopper: Shopper,
  { password, code, field = 'code' }: Proof,
  work: (ctx: Context) => Promise<T>,
  codes: readonly GivenCode[] = [],
): Promise<T> {
  const workUnchanged = async (ctx: Context) => {
    await lockUnchanged(ctx.db, shopper);
    return work(ctx);
  };
  if (password !== undefined) {
    await assertOwnPassword(ctx, shopper, password);
    return codes.length > 0 ? withCodes(ctx, codes, workUnchanged) : transact(ctx, workUnchanged);
  }
  if (code === undefined) throw proofRequired();
  const own = { mobile: shopper.mobile, event: 'confirm', code, field } as const;
  return withCodes(ctx, [own, ...codes], workUnchanged);
}

/** Whether the proof is right, before something that takes long or is good once; a code stays good. */
export async function assertProof(ctx: Context, shopper: Shopper, { password, code }: Proof): Promise<void> {
  if (password !== undefined) await assertOwnPassword(ctx, shopper, password);
  else if (code !== undefined) await checkCode(ctx, { mobile: shopper.mobile, event: 'confirm', code });
  else throw proofRequired();
}

const proofRequired = () => new Refusal('identity.proof_required', {}, { field: 'password' });

async function assertOwnPassword(ctx: Context, shopper: Shopper, password: string): Promise<void> {
  const isRight = await attemptLogin(
    ctx,
    'shopper',
    `#${shopper.id}`,
    () => isPassword(ctx, shopper.passwordHash, password),
    shopper.id,
  );
  if (!isRight) throw new Refusal('identity.wrong_password', {}, { field: 'password' });
}

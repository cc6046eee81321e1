/** Enrolling a second factor: a secret is made and shown, and in force once a code of it was seen. */
import { randomBytes } from 'node:crypto';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { getRealTime } from '../../../kernel/time/clock.ts';
import { attemptSecondFactor } from '../login/login-attempts.ts';
import { hashToken } from '../sessions/tokens.ts';
import { wrongCode } from './check-code.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import {
  enrolPendingSecret,
  findSecondFactor,
  replaceRecoveryCodes,
  type StaffRef,
  storePendingSecret,
} from './second-factor.queries.ts';
import {
  enrolmentUri,
  matchStep,
  newSecret,
  readCode,
  toRecoveryCode,
  writeRecoveryCode,
} from './second-factor.rules.ts';

const recoveryCodeCount = 10;
const recoveryCodeBytes = 10;

/** Always a new secret: one that was shown to somebody before is never the one enrolled now. */
export async function beginEnrolment(
  ctx: Context,
  staff: StaffRef,
  account: string,
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  await storePendingSecret(ctx.db, staff, sealSecret(ctx, staff, secret));
  return { secret, uri: enrolmentUri(ctx.services.settings.get('content.app_name'), account, secret) };
}

export type FirstCode = { pendingSecret: string; lastStep: number };

/** Checks the first code of the secret that waits for it; before any transaction, as every guess is. */
export async function checkFirstCode(ctx: Context, staff: StaffRef, typed: string): Promise<FirstCode> {
  const pendingSecret = (await findSecondFactor(ctx.db, staff))?.pendingSecret;
  const secret = pendingSecret && openSecret(ctx, staff, pendingSecret);
  const read = readCode(typed);
  let lastStep: number | null = null;
  await attemptSecondFactor(ctx, staff, async () => {
    if (secret && read?.kind === 'app') lastStep = matchStep(secret, read.code, 0, getRealTime());
    return lastStep !== null;
  });
  if (!pendingSecret || lastStep === null) throw wrongCode();
  return { pendingSecret, lastStep };
}

/** Puts the secret in force; answers its recovery codes. */
export async function enrol(
  ctx: Context,
  staff: StaffRef,
  { pendingSecret, lastStep }: FirstCode,
): Promise<string[]> {
  const enrolled = { lastStep, enrolledAt: ctx.clock.now() };
  if (!(await enrolPendingSecret(ctx.db, staff, pendingSecret, enrolled))) throw wrongCode();
  await recordChange(ctx, {
    subject: 'staff',
    id: staff.staffId,
    before: null,
    after: { second_factor: true },
  });
  return makeRecoveryCodes(ctx, staff);
}

export async function makeRecoveryCodes(ctx: Context, staff: StaffRef): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    toRecoveryCode(randomBytes(recoveryCodeBytes)),
  );
  await replaceRecoveryCodes(ctx.db, staff, codes.map(hashToken));
  return codes.map(writeRecoveryCode);
}

/** Codes of authenticator apps (RFC 6238): six digits, 30 seconds, one step of drift either way. */

import type { SecondFactorPolicy } from '@chengji/contract';
import { generateSecret, generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';

const stepSeconds = 30;
const secretBytes = 20;

export const newSecret = (): string => generateSecret({ length: secretBytes });

/** The URI that a QR code carries to an authenticator app. */
export const enrolmentUri = (issuer: string, account: string, secret: string): string =>
  generateURI({ issuer, label: account, secret });

/** The time step a code belongs to, when it is right and younger than the last one accepted; else null. */
export function matchStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const epoch = toUnixSeconds(now);
  // a step ahead of what may be accepted now is no floor the library takes, and nothing is younger than it
  if (lastStep > Math.floor(epoch / stepSeconds)) return null;
  const result = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: stepSeconds,
    afterTimeStep: lastStep,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** A code as it was typed: digits of an app, a recovery code, or neither. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string } | null;

const recoveryCode = /^[A-Z2-7]{16}$/;

export function readCode(typed: string): TypedCode {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return recoveryCode.test(code) ? { kind: 'recovery', code } : null;
}

const base32 = new ScureBase32Plugin();

/** Ten random bytes as sixteen letters and digits. */
export const toRecoveryCode = (bytes: Uint8Array): string => base32.encode(bytes);

/** In fours, so that it can be read off paper. */
export const writeRecoveryCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** Whether this member of staff may not be without a second factor. */
export function isSecondFactorRequired(
  policy: SecondFactorPolicy,
  { kind, isTopRole }: { kind: 'seller' | 'platform'; isTopRole: boolean },
): boolean {
  if (policy === 'everyone') return true;
  if (policy === 'platform') return kind === 'platform';
  return policy === 'platform_owner' && kind === 'platform' && isTopRole;
}

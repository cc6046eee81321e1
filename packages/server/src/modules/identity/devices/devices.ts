/**
 * Devices: a client makes a random secret once and sends it with every call as the header `Device`. Where it
 * logged in to an account before, guesses made elsewhere do not lock it out of that account.
 */
import type { Context } from '../../../kernel/context.ts';
import { daysAfter } from '../../../kernel/time/durations.ts';
import type { SessionKind } from '../sessions/sessions.queries.ts';
import { hashToken } from '../sessions/tokens.ts';
import { deleteOwnerDevices, isDeviceStored, storeDevice } from './devices.queries.ts';

const secretForm = /^[\w-]{32,64}$/;

/** The hash of the caller's device; null where the client sends none that could be a secret. */
export const getDeviceHash = ({ client }: Context): string | null =>
  secretForm.test(client.device) ? hashToken(client.device) : null;

/** Whether the caller's device logged in to this account before. */
export async function isKnownDevice(
  ctx: Context,
  kind: SessionKind,
  subjectId: number | undefined,
): Promise<boolean> {
  const tokenHash = getDeviceHash(ctx);
  if (tokenHash === null || subjectId === undefined) return false;
  return isDeviceStored(ctx.db, { kind, subjectId, tokenHash }, ctx.clock.now());
}

/** Answers the id of the caller's device, known from now on; null where the client sends none. */
export async function rememberDevice(
  ctx: Context,
  kind: SessionKind,
  subjectId: number,
): Promise<number | null> {
  const tokenHash = getDeviceHash(ctx);
  if (tokenHash === null) return null;
  const now = ctx.clock.now();
  const days = ctx.services.settings.get('identity.device_days');
  const expiresAt = daysAfter(now, days);
  return storeDevice(ctx.db, { kind, subjectId, tokenHash, knownSince: now, expiresAt });
}

export const forgetDevices = (ctx: Context, kind: SessionKind, subjectId: number): Promise<void> =>
  deleteOwnerDevices(ctx.db, { kind, subjectId });

/** Sign-ins: recorded for the person to see, who is notified when a device is new to the account. */

import type { CallOut, SignInOutcome } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events/events.ts';
import { daysAfter } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import type { Shopper } from '../shoppers/shoppers.queries.ts';
import { detectApp, detectSystem, toDeviceName } from './device.rules.ts';
import { getDeviceHash, isKnownDevice } from './devices.ts';
import { hasSignedInFrom, insertSignIn, listSignIns, type SignIn } from './sign-ins.queries.ts';

/** For how long the person can look back. */
const keptDays = 90;

const addSignIn = (ctx: Context, shopperId: number, outcome: SignInOutcome, isNewDevice: boolean) => {
  const at = ctx.clock.now();
  const expiresAt = daysAfter(at, keptDays);
  const { agent } = ctx.client;
  return insertSignIn(ctx.db, { shopperId, outcome, isNewDevice, ip: ctx.ip, agent, at, expiresAt });
};

export async function recordWrongPassword(ctx: Context, shopperId: number): Promise<void> {
  await addSignIn(ctx, shopperId, 'wrong_password', !(await isKnownDevice(ctx, 'shopper', shopperId)));
}

/** To be called before the session opens, from when on the device is known. */
export async function recordSignIn(ctx: Context, shopper: Pick<Shopper, 'id' | 'loginAt'>): Promise<void> {
  const isNewDevice = shopper.loginAt !== null && !(await isKnownPlace(ctx, shopper.id));
  const signInId = await addSignIn(ctx, shopper.id, 'signed_in', isNewDevice);
  if (!isNewDevice) return;
  const device = toDeviceName(ctx.client.agent);
  await emit(ctx, 'identity.new_device', { shopperId: shopper.id, signInId, device, ip: ctx.ip });
}

/** Where a client sends no device, its browser and address stand for one. */
const isKnownPlace = (ctx: Context, shopperId: number): Promise<boolean> =>
  getDeviceHash(ctx) === null
    ? hasSignedInFrom(ctx.db, shopperId, { ip: ctx.ip, agent: ctx.client.agent })
    : isKnownDevice(ctx, 'shopper', shopperId);

export async function listOwnSignIns(ctx: Context): Promise<CallOut<'GET /wanlshop/user/sign_ins'>> {
  const rows = await listSignIns(ctx.db, requireShopper(ctx));
  return { rows: rows.map(present) };
}

const present = ({ id, outcome, isNewDevice, ip, agent, at }: SignIn) => ({
  id,
  outcome,
  is_new_device: isNewDevice,
  system: detectSystem(agent),
  app: detectApp(agent),
  ip,
  at: toUnixSeconds(at),
});

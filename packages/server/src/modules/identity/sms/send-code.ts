import type { SmsEvent } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { assertChallengeSolved } from '../challenge/challenge.ts';
import { isKnownDevice } from '../devices/devices.ts';
import { listDemoAccounts } from '../identity.ports.ts';
import { findShopper, findShopperByMobile } from '../shoppers/shoppers.queries.ts';
import { getAskedBy, hashCode, newCode } from './codes.ts';
import { forgetCode, storeCode } from './sms-codes.queries.ts';
import { claimCounts, deleteCount, readCounts } from './sms-counts.queries.ts';
import {
  type Asker,
  type Limits,
  listCaps,
  marketDay,
  marketHour,
  toAddressHourKey,
  toBusyCount,
  toIntervalKey,
} from './sms-limits.rules.ts';

type Input = { mobile: string; event: SmsEvent };

/**
 * Sends a code, at most so often; answers the seconds to wait before the next. Whether somebody holds the number
 * does not learn it: only the reader of the code does.
 */
export async function sendCode(
  ctx: Context,
  { mobile, event }: Input,
): Promise<{ seconds: number; code?: string }> {
  await assertOwnNumber(ctx, { mobile, event });
  const { sms } = ctx.services;
  const asker = await findAsker(ctx, mobile);
  const limits = readLimits(ctx);
  if (!asker.isKnown && (await isBusy(ctx, asker, limits))) await assertChallengeSolved(ctx);
  const code = newCode();
  const codeHash = hashCode(ctx, { mobile, event }, code);
  const seconds = limits.intervalSeconds;
  await transact(ctx, async (ctx) => {
    const sentAt = ctx.clock.now();
    const caps = listCaps({ mobile, event }, asker, limits, countsAddresses(ctx));
    const full = await claimCounts(ctx.db, caps, sentAt);
    if (full) throw new Refusal(full.refusal, { seconds });
    const minutes = ctx.services.settings.get('identity.sms_code_minutes');
    const expiresAt = minutesAfter(sentAt, minutes);
    await storeCode(ctx.db, { mobile, event, askedBy: getAskedBy(ctx), codeHash, sentAt, expiresAt });
  });
  try {
    await sms.sendCode({ mobile, event, code });
  } catch (error) {
    ctx.log.error({ err: error, event }, 'the SMS provider did not take a code');
    await forgetCode(ctx.db, { mobile, event }, codeHash);
    await deleteCount(ctx.db, toIntervalKey({ mobile, event }, asker));
    throw new Refusal('identity.sms_failed');
  }
  return (await isCodeShown(ctx)) ? { seconds, code } : { seconds };
}

/** In a demo market that sends no messages: there nobody could read the code otherwise. */
const isCodeShown = async (ctx: Context): Promise<boolean> =>
  ctx.services.config.sms.provider === 'log' && (await listDemoAccounts(ctx)).length > 0;

/** What is done to the own account by a code needs a login, and where it goes to the own number, that number. */
async function assertOwnNumber(ctx: Context, { mobile, event }: Input): Promise<void> {
  if (event === 'mobile') requireShopper(ctx);
  if (event !== 'paypwd' && event !== 'close' && event !== 'confirm') return;
  const own = await findShopper(ctx.db, requireShopper(ctx));
  if (own?.mobile !== mobile) throw new Refusal('identity.mobile_not_own', {}, { field: 'mobile' });
}

/** The holder of the number is known by their login, or by a device that logged in before. */
async function findAsker(ctx: Context, mobile: string): Promise<Asker> {
  const holder = await findShopperByMobile(ctx.db, mobile);
  const isSelf = ctx.actor.kind === 'shopper' && ctx.actor.id === holder?.id;
  return { ip: ctx.ip, isKnown: isSelf || (await isKnownDevice(ctx, 'shopper', holder?.id)) };
}

function readLimits({ services: { settings } }: Context): Limits {
  return {
    intervalSeconds: settings.get('identity.sms_interval_seconds'),
    perDay: settings.get('identity.sms_codes_per_day'),
    addressPerDay: settings.get('identity.sms_address_per_day'),
    marketPerHour: settings.get('identity.sms_market_per_hour'),
    marketPerDay: settings.get('identity.sms_market_per_day'),
  };
}

/** A market that limits no address limits it in no call. */
const countsAddresses = ({ services }: Context): boolean => services.config.rateLimit > 0;

/** Whether many codes went out from this address, or from everywhere. */
async function isBusy(ctx: Context, { ip }: Asker, limits: Limits): Promise<boolean> {
  const free = countsAddresses(ctx) ? ctx.services.settings.get('identity.sms_free_per_hour') : Infinity;
  const bounds = [
    { key: toAddressHourKey(ip), free },
    { key: marketHour, free: toBusyCount(limits.marketPerHour) },
    { key: marketDay, free: toBusyCount(limits.marketPerDay) },
  ];
  const counts = await readCounts(
    ctx.db,
    bounds.map(({ key }) => key),
    ctx.clock.now(),
  );
  return bounds.some(({ key, free }) => (counts.get(key) ?? 0) >= free);
}

import type { SmsEvent } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { dayOf } from '../../kernel/day.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { hashCode, newCode } from './codes.ts';
import { findShopper, findShopperByMobile } from './shoppers.queries.ts';
import { claimOfDay, claimSend, forgetCode } from './sms-codes.queries.ts';

type Input = { mobile: string; event: SmsEvent };

/** Sends a code, at most so often; answers the seconds to wait before the next. */
export async function sendCode(ctx: Context, { mobile, event }: Input): Promise<{ seconds: number }> {
  await assertOfUse(ctx, { mobile, event });
  const { settings, sms } = ctx.services;
  const seconds = settings.get('identity.sms_interval_seconds');
  const code = newCode();
  const codeHash = hashCode(ctx, { mobile, event }, code);
  await transact(ctx, async (ctx) => {
    const now = ctx.clock.now().getTime();
    const expiresAt = new Date(now + settings.get('identity.sms_code_minutes') * 60_000);
    const row = { mobile, event, codeHash, sentAt: new Date(now), expiresAt };
    if (!(await claimSend(ctx.db, row, new Date(now - seconds * 1_000)))) {
      throw new Refusal('identity.code_too_soon', { seconds });
    }
    const most = settings.get('identity.sms_codes_per_day');
    if (!(await claimOfDay(ctx.db, mobile, dayOf(row.sentAt), most))) {
      throw new Refusal('identity.too_many_codes');
    }
  });
  try {
    await sms.sendCode({ mobile, event, code });
  } catch (error) {
    ctx.log.error({ err: error, event }, 'the SMS provider did not take a code');
    await forgetCode(ctx.db, { mobile, event }, codeHash);
    throw new Refusal('identity.sms_failed');
  }
  return { seconds };
}

/** A code that could lead to nothing is not sent: the number must be free, known or one's own. */
async function assertOfUse(ctx: Context, { mobile, event }: Input): Promise<void> {
  if (event === 'login') return;
  const holder = await findShopperByMobile(ctx.db, mobile);
  if (event === 'resetpwd') {
    if (!holder) throw new Refusal('identity.mobile_unknown', {}, { field: 'mobile' });
    return;
  }
  if (event === 'paypwd' || event === 'close') {
    const own = await findShopper(ctx.db, requireShopper(ctx));
    if (own?.mobile !== mobile) throw new Refusal('identity.mobile_not_own', {}, { field: 'mobile' });
    return;
  }
  if (event === 'mobile') requireShopper(ctx);
  if (holder) throw new Refusal('identity.mobile_taken', {}, { field: 'mobile' });
}

import type { CallChecked, Feedback } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { toAddressKey } from '../../kernel/http/limits/address.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { hoursBefore } from '../../kernel/time/durations.ts';
import { getDeviceHash, hashToken } from '../identity/index.ts';
import { countSentSince, insertFeedback, lockSender } from './feedback.queries.ts';
import { MOST_AN_HOUR } from './feedback.rules.ts';
import { presentFeedback } from './present-feedback.ts';

type Input = CallChecked<'POST /wanlshop/feedback/submit'>;

/** Anybody may say what they think; so many times in any hour, one after the other, so that none passes beside another. */
export const submitFeedback = (ctx: Context, input: Input): Promise<Feedback> =>
  transact(ctx, async (ctx) => {
    const shopperId = ctx.actor.kind === 'shopper' ? ctx.actor.id : null;
    if (shopperId === null && input.images.length > 0)
      throw new Refusal('feedback.pictures_need_login', {}, { field: 'images' });
    const sender = getSender(ctx);
    const now = ctx.clock.now();
    await lockSender(ctx.db, sender);
    const sent = await countSentSince(ctx.db, sender, hoursBefore(now, 1));
    if (sent >= MOST_AN_HOUR) throw new Refusal('feedback.too_many_this_hour', { most: MOST_AN_HOUR });
    const { rating, category, content, images, contact, diagnostics } = input;
    const row = await insertFeedback(ctx.db, {
      shopperId,
      sender,
      rating,
      category,
      content,
      images,
      contact,
      version: diagnostics?.version ?? '',
      fault: diagnostics?.fault ?? '',
      app: diagnostics ? ctx.client.app : '',
      agent: diagnostics ? ctx.client.agent : '',
      state: 'submitted',
      createdAt: now,
    });
    if (shopperId !== null) await emit(ctx, 'feedback.sent', { feedbackId: row.id });
    return presentFeedback(row);
  });

/** A person; of visitors the device, or the address where there is no secret of one. */
function getSender(ctx: Context): string {
  const { actor, ip } = ctx;
  if (actor.kind === 'shopper') return `shopper:${actor.id}`;
  return `visitor:${getDeviceHash(ctx) ?? hashToken(toAddressKey(ip))}`;
}

import type { CallChecked, CallOut, ServiceBlock } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { announceMessage, announceQueue } from './announce.ts';
import type { Said } from './ask.ts';
import { requireConversationOwner } from './owner.ts';
import { presentMessages, presentSession } from './present-session.ts';
import { isInboxOpen } from './service-hours.ts';
import {
  claimSession,
  insertMessage,
  lockOpenSession,
  type MessageRecord,
  moveSession,
  noteSaid,
  type SessionRecord,
} from './session.queries.ts';

type Event = Extract<ServiceBlock, { kind: 'event' }>['event'];

/** A line of the conversation that tells what happened to it. */
export const recordEvent = (
  ctx: Context,
  session: SessionRecord,
  event: Event,
  by = '',
): Promise<MessageRecord> =>
  insertMessage(ctx.db, {
    sessionId: session.id,
    by: 'system',
    blocks: [{ kind: 'event', event, by }],
    createdAt: ctx.clock.now(),
  });

/** Asks for a person. Asked again it is the same place in the queue. */
export const handOver = (
  ctx: Context,
  { text }: CallChecked<'POST /wanlshop/service/handover'>,
): Promise<Said> =>
  transact(ctx, async (ctx) => {
    const owner = requireConversationOwner(ctx);
    const now = ctx.clock.now();
    const session = await claimSession(ctx.db, owner, { language: ctx.language, now });
    if (session.state !== 'assistant') return { session: await presentSession(ctx, session), rows: [] };
    return isInboxOpen(ctx) ? queue(ctx, session, text) : leaveMessage(ctx, session, text);
  });

async function queue(ctx: Context, session: SessionRecord, text: string): Promise<Said> {
  const rows = text === '' ? [] : [await say(ctx, session, text)];
  const moved = await moveSession(ctx.db, session.id, 'queue', { queuedAt: ctx.clock.now() });
  if (!moved) throw new Error(`session ${session.id} moved under its lock`);
  rows.push(await recordEvent(ctx, moved, 'queued'));
  return finish(ctx, moved, rows);
}

/** Only who can be told later may leave a message. */
async function leaveMessage(ctx: Context, session: SessionRecord, text: string): Promise<Said> {
  requireShopper(ctx);
  if (text === '') throw new Refusal('support.leave_message', {}, { field: 'text' });
  const rows = [await say(ctx, session, text)];
  const moved = await moveSession(ctx.db, session.id, 'leave', { queuedAt: ctx.clock.now() });
  if (!moved) throw new Error(`session ${session.id} moved under its lock`);
  rows.push(await recordEvent(ctx, moved, 'left'));
  return finish(ctx, moved, rows);
}

async function say(ctx: Context, session: SessionRecord, text: string): Promise<MessageRecord> {
  const now = ctx.clock.now();
  await noteSaid(ctx.db, session.id, { text: text.slice(0, 120), at: now, unread: 'more' });
  return insertMessage(ctx.db, {
    sessionId: session.id,
    by: 'shopper',
    blocks: [{ kind: 'text', text }],
    createdAt: now,
  });
}

async function finish(ctx: Context, session: SessionRecord, rows: MessageRecord[]): Promise<Said> {
  for (const row of rows) announceMessage(ctx, session, row);
  return { session: await presentSession(ctx, session), rows: await presentMessages(ctx, rows) };
}

/** Ends the own conversation, with the assistant or with an agent. */
export const closeOwn = (ctx: Context): Promise<CallOut<'POST /wanlshop/service/close'>> =>
  transact(ctx, async (ctx) => {
    const session = await lockOpenSession(ctx.db, requireConversationOwner(ctx));
    if (!session) return null;
    const closed = await moveSession(ctx.db, session.id, 'close', { closedAt: ctx.clock.now() });
    if (!closed) throw new Error(`session ${session.id} moved under its lock`);
    const event = await recordEvent(ctx, closed, 'closed');
    const said = await finish(ctx, closed, [event]);
    if (session.state === 'queued') await announceQueue(ctx);
    return said;
  });

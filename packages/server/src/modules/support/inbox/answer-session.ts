import type { CallChecked, InboxSession } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { tell } from '../../notices/index.ts';
import { announceMessage, announceQueue } from '../sessions/announce.ts';
import { recordEvent } from '../sessions/hand-over.ts';
import {
  insertMessage,
  listSessionMessages,
  lockSession,
  moveSession,
  noteSaid,
  type SessionRecord,
} from '../sessions/session.queries.ts';
import type { ServiceMove } from '../support.states.ts';
import { presentInboxSession } from './show-inbox.ts';

type ById = { id: number };

/** Of two who take it at once, it is one's; the other is told. */
export const takeSession = (ctx: Context, { id }: ById): Promise<InboxSession> =>
  transact(ctx, async (ctx) => {
    const { staffId } = requireActor(ctx, 'platform');
    const before = await requireSession(ctx, id);
    const fields = { takenBy: staffId, takenAt: ctx.clock.now() };
    const session = await move(ctx, before, 'take', fields);
    await tellEvent(ctx, session, 'taken');
    await announceQueue(ctx);
    return presentInboxSession(ctx, session);
  });

export const releaseSession = (ctx: Context, { id }: ById): Promise<InboxSession> =>
  transact(ctx, async (ctx) => {
    const { staffId } = requireActor(ctx, 'platform');
    const before = await requireSession(ctx, id);
    const session = await move(ctx, before, 'release', { takenBy: null, takenAt: null }, staffId);
    await tellEvent(ctx, session, 'released');
    await announceQueue(ctx);
    return presentInboxSession(ctx, session);
  });

/** A repeat of the same message is the same message. */
export const replyInSession = (
  ctx: Context,
  { id, text, client_msg_id }: CallChecked<'POST /platform/support/reply'>,
): Promise<InboxSession> =>
  transact(ctx, async (ctx) => {
    const { staffId } = requireActor(ctx, 'platform');
    const session = await requireSession(ctx, id);
    const said = await listSessionMessages(ctx.db, id, 50);
    if (said.some(({ by, clientMsgId }) => by === 'agent' && clientMsgId === client_msg_id)) {
      recordNothing(ctx);
      return presentInboxSession(ctx, session);
    }
    if (session.state !== 'left' && (session.state !== 'taken' || session.takenBy !== staffId))
      throw new Refusal('support.state_changed');
    const now = ctx.clock.now();
    const message = await insertMessage(ctx.db, {
      sessionId: id,
      by: 'agent',
      staffId,
      blocks: [{ kind: 'text', text }],
      clientMsgId: client_msg_id,
      createdAt: now,
    });
    await noteSaid(ctx.db, id, { text: text.slice(0, 120), at: now, unread: 'none' });
    announceMessage(ctx, session, message);
    if (session.state === 'left') return answerLeft(ctx, session, { text, messageId: message.id });
    recordNothing(ctx);
    return presentInboxSession(ctx, { ...session, unread: 0, lastAt: now, lastText: text.slice(0, 120) });
  });

/** Nobody sits before it any more: a notice brings the answer. */
async function answerLeft(
  ctx: Context,
  before: SessionRecord,
  { text, messageId }: { text: string; messageId: number },
): Promise<InboxSession> {
  const { staffId } = requireActor(ctx, 'platform');
  const now = ctx.clock.now();
  const session = await move(ctx, before, 'answer_left', { takenBy: staffId, closedAt: now });
  if (session.shopperId !== null)
    await tell(ctx, {
      shopperId: session.shopperId,
      kind: 'notify',
      sentence: 'notices.service_answered',
      params: { answer: text },
      modules: 'service',
      modulesId: null,
      source: `support.answered ${messageId}`,
    });
  return presentInboxSession(ctx, session);
}

export const closeSession = (ctx: Context, { id }: ById): Promise<InboxSession> =>
  transact(ctx, async (ctx) => {
    const { staffId } = requireActor(ctx, 'platform');
    const before = await requireSession(ctx, id);
    const isAnothers = before.state === 'taken' && before.takenBy !== staffId;
    if (isAnothers || before.state === 'assistant') throw new Refusal('support.state_changed');
    const session = await move(ctx, before, 'close', { closedAt: ctx.clock.now(), unread: 0 });
    await tellEvent(ctx, session, 'closed');
    if (before.state === 'queued') await announceQueue(ctx);
    return presentInboxSession(ctx, session);
  });

async function requireSession(ctx: Context, id: number): Promise<SessionRecord> {
  const session = await lockSession(ctx.db, id);
  if (!session || session.queuedAt === null) throw new Refusal('common.not_found');
  return session;
}

async function move(
  ctx: Context,
  before: SessionRecord,
  name: ServiceMove,
  fields: Partial<SessionRecord>,
  takenBy?: number,
): Promise<SessionRecord> {
  const session = await moveSession(
    ctx.db,
    before.id,
    name,
    fields,
    takenBy === undefined ? {} : { takenBy },
  );
  if (!session) throw new Refusal('support.state_changed');
  await recordChange(ctx, {
    subject: 'service_session',
    id: before.id,
    before: { state: before.state },
    after: { state: session.state },
  });
  return session;
}

async function tellEvent(
  ctx: Context,
  session: SessionRecord,
  event: 'taken' | 'released' | 'closed',
): Promise<void> {
  const { staffId } = requireActor(ctx, 'platform');
  const name = (await findPlatformStaffNames(ctx.db, [staffId])).get(staffId) ?? '';
  announceMessage(ctx, session, await recordEvent(ctx, session, event, name));
}

/** Tells who talks to the service, and the platform's staff, that something of a session is new. */
import type { ServiceFrame } from '@chengji/contract/socket';
import type { Context } from '../../../kernel/context.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { listQueued } from './queue.queries.ts';
import type { MessageRecord, SessionRecord } from './session.queries.ts';

type Told = Pick<SessionRecord, 'id' | 'shopperId' | 'deviceHash'>;

export const deviceRoom = (deviceHash: string): string => `service:${deviceHash}`;

function send({ services }: Context, session: Told, frame: ServiceFrame): void {
  if (session.shopperId !== null) services.push.toShopper(session.shopperId, frame);
  else if (session.deviceHash !== null) services.push.toRoom(deviceRoom(session.deviceHash), frame);
}

/** What it says in one line. */
export const toLine = (blocks: MessageRecord['blocks']): string => {
  const said = blocks.find((block) => block.kind === 'text' || block.kind === 'answer');
  return (said && 'text' in said ? said.text : '').replace(/\s+/g, ' ').slice(0, 120);
};

function toFrame(ctx: Context, session: Told, message: MessageRecord | null): ServiceFrame {
  // what the person or the assistant said is shown already: only an agent's words are news
  const isSaid = message?.by === 'agent';
  return {
    type: 'service',
    id: message?.id ?? 0,
    form: { id: 0, name: ctx.services.settings.get('content.app_name'), avatar: '', shop_id: null },
    to_id: session.shopperId ?? 0,
    message: { type: isSaid ? 'text' : 'event', content: { text: message ? toLine(message.blocks) : '' } },
    createtime: toUnixSeconds(message?.createdAt ?? ctx.clock.now()),
    session_id: session.id,
  };
}

export const announceMessage = (ctx: Context, session: Told, message: MessageRecord): void =>
  afterCommit(ctx, () => {
    send(ctx, session, toFrame(ctx, session, message));
    announceToInbox(ctx, session.id);
  });

export const announceToInbox = ({ services }: Context, sessionId: number): void =>
  services.push.toPlatform({ type: 'service_inbox', session_id: sessionId });

/** Everyone who waits stands at another place now. */
export async function announceQueue(ctx: Context): Promise<void> {
  const waiting = await listQueued(ctx.db);
  afterCommit(ctx, () => {
    for (const session of waiting) send(ctx, session, toFrame(ctx, session, null));
  });
}

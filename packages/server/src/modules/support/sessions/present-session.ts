import type { ServiceMessage, ServiceSession } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { findPlace } from './queue.queries.ts';
import { expectWait } from './service-hours.ts';
import type { MessageRecord, SessionRecord } from './session.queries.ts';

export async function presentSession(ctx: Context, session: SessionRecord): Promise<ServiceSession> {
  const { id, state, queuedAt, takenBy, openedAt } = session;
  const place = state === 'queued' && queuedAt ? await findPlace(ctx.db, { id, queuedAt }) : null;
  const names = takenBy === null ? new Map() : await findPlatformStaffNames(ctx.db, [takenBy]);
  return {
    id,
    state,
    place,
    wait_seconds: place === null ? null : await expectWait(ctx, place),
    agent: takenBy === null ? '' : (names.get(takenBy) ?? ''),
    createtime: toUnixSeconds(openedAt),
  };
}

export async function presentMessages(
  ctx: Context,
  messages: readonly MessageRecord[],
): Promise<ServiceMessage[]> {
  const agents = [...new Set(messages.flatMap(({ staffId }) => staffId ?? []))];
  const names = agents.length === 0 ? new Map() : await findPlatformStaffNames(ctx.db, agents);
  return messages.map((message) => ({
    id: message.id,
    session_id: message.sessionId,
    by: message.by,
    agent: message.staffId === null ? '' : (names.get(message.staffId) ?? ''),
    blocks: message.blocks,
    client_msg_id: message.clientMsgId,
    helpful: message.isHelpful,
    can_rate: message.isFound === true,
    createtime: toUnixSeconds(message.createdAt),
  }));
}

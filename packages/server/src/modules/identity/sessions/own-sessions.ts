/** The own sessions: where a person is logged in, and how they end what is not theirs any more. */

import type { CallOut } from '@chengji/contract';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { afterCommit, transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { detectApp, detectSystem } from '../devices/device.rules.ts';
import { deleteDevices } from '../devices/devices.queries.ts';
import { getDeviceHash } from '../devices/devices.ts';
import {
  deleteHolderSession,
  deleteOtherSessions,
  type EndedSession,
  listHolderSessions,
  type OwnSession,
  type SessionHolder,
} from './own-sessions.queries.ts';

type Sessions = CallOut<'GET /wanlshop/user/sessions'>;

function requireHolder({ actor }: Context): SessionHolder & { sessionId: number } {
  if (!('sessionId' in actor)) throw new Refusal('common.login_required');
  const subjectId = actor.kind === 'shopper' ? actor.id : actor.staffId;
  return { kind: actor.kind, subjectId, sessionId: actor.sessionId };
}

export async function listOwnSessions(ctx: Context): Promise<Sessions> {
  const holder = requireHolder(ctx);
  const present = ({ id, agent, ip, openedAt, seenAt }: OwnSession) => ({
    id,
    is_current: id === holder.sessionId,
    system: detectSystem(agent),
    app: detectApp(agent),
    ip,
    opened_at: toUnixSeconds(openedAt),
    seen_at: toUnixSeconds(seenAt),
  });
  const rows = (await listHolderSessions(ctx.db, holder, ctx.clock.now())).map(present);
  return { rows: rows.toSorted((one, other) => Number(other.is_current) - Number(one.is_current)) };
}

/** Ends one of the own sessions; this one is ended by logging out. */
export function endOwnSession(ctx: Context, { id }: { id: number }): Promise<null> {
  const holder = requireHolder(ctx);
  if (id === holder.sessionId) throw new Refusal('identity.session_current');
  return transact(ctx, async (ctx) => {
    const ended = await deleteHolderSession(ctx.db, holder, id);
    if (ended.length === 0) throw new Refusal('common.not_found');
    recordNothing(ctx);
    await settleEnded(ctx, ended);
    return null;
  });
}

export function endOtherSessions(ctx: Context): Promise<{ ended: number }> {
  const holder = requireHolder(ctx);
  return transact(ctx, async (ctx) => {
    const ended = await deleteOtherSessions(ctx.db, holder, holder.sessionId);
    recordNothing(ctx);
    await settleEnded(ctx, ended);
    return { ended: ended.length };
  });
}

/** A device whose session was ended is no longer a known one; an app open on it is notified. */
async function settleEnded(ctx: Context, ended: readonly EndedSession[]): Promise<void> {
  const deviceIds = ended.flatMap(({ deviceId }) => deviceId ?? []);
  await deleteDevices(ctx.db, deviceIds, getDeviceHash(ctx) ?? '');
  const message = ctx.services.translate(ctx.language, 'identity.session_ended');
  afterCommit(ctx, () => {
    for (const { id } of ended) ctx.services.push.kickOut({ sessionId: id }, message);
  });
}

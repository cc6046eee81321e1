/** Sessions: opened by a proof of who someone is, prolonged by use, ended with word to the open app. */

import type { Actor, Context } from '../../../kernel/context.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';
import { getRealTime } from '../../../kernel/time/clock.ts';
import { daysAfter, hourMs } from '../../../kernel/time/durations.ts';
import { rememberDevice } from '../devices/devices.ts';
import { findActor } from '../identity.ports.ts';
import {
  deleteAllSessions,
  deleteExpired,
  deleteSession,
  findSession,
  insertSession,
  prolongSession,
  type SessionKind,
} from './sessions.queries.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session's use is written down at most this often. */
const seenEveryMs = hourMs;

/** When a session ends that is used now: so long after this, and at the latest so long after it was opened. */
function getExpiry({ services: { settings } }: Context, openedAt: Date, now: Date): Date {
  const sliding = daysAfter(now, settings.get('identity.token_days'));
  const last = getLastEnd(settings, openedAt);
  return new Date(Math.min(sliding.getTime(), last.getTime()));
}

const getLastEnd = (settings: Settings, openedAt: Date): Date =>
  daysAfter(openedAt, settings.get('identity.session_max_days'));

/** Answers the token, which is seen this once. */
export async function openSession(ctx: Context, kind: SessionKind, subjectId: number): Promise<string> {
  const token = newToken();
  const now = ctx.clock.now();
  await insertSession(ctx.db, {
    tokenHash: hashToken(token),
    kind,
    subjectId,
    ip: ctx.ip,
    agent: ctx.client.agent,
    openedAt: now,
    seenAt: now,
    expiresAt: getExpiry(ctx, now, now),
    deviceId: await rememberDevice(ctx, kind, subjectId),
    confirmedAt: getRealTime(),
  });
  return token;
}

/** Who holds this token, or null when it is nobody's or over. */
export async function resolveActor(ctx: Context, token: string): Promise<Actor | null> {
  const session = await findSession(ctx.db, hashToken(token));
  const now = ctx.clock.now();
  if (!session || session.expiresAt <= now) return null;
  if (getLastEnd(ctx.services.settings, session.openedAt) <= now) return null;
  if (now.getTime() - session.seenAt.getTime() >= seenEveryMs) {
    await prolongSession(ctx.db, session, now, getExpiry(ctx, session.openedAt, now));
  }
  return findActor(ctx, session);
}

/** Ends the caller's session; a socket that stays open receives nothing of theirs any more. */
export async function logOut(ctx: Context): Promise<null> {
  if (!('sessionId' in ctx.actor)) return null;
  await deleteSession(ctx.db, ctx.actor.sessionId);
  ctx.services.push.release(ctx.actor.sessionId);
  return null;
}

/** Removes a session whose time is over and notifies an open app. */
export async function removeExpired(ctx: Context, id: number): Promise<void> {
  if (!(await deleteExpired(ctx.db, id, ctx.clock.now()))) return;
  const message = ctx.services.translate(ctx.language, 'common.session_over');
  ctx.services.push.kickOut({ sessionId: id }, message);
}

/** Ends every session of a person; open apps are notified right after the commit. */
export async function endSessions(
  ctx: Context,
  kind: SessionKind,
  subjectId: number,
  message: string,
): Promise<void> {
  const ended = await deleteAllSessions(ctx.db, kind, subjectId);
  afterCommit(ctx, () => {
    for (const sessionId of ended) ctx.services.push.kickOut({ sessionId }, message);
  });
}

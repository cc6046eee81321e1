/** A login between its password and its second step. The client holds the ticket, the server its hash. */
import type { SecondFactorChallenge } from '@chengji/contract/identity/staff-security.calls';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getRealTime } from '../../../kernel/time/clock.ts';
import { secondsAfter } from '../../../kernel/time/durations.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';
import {
  claimLoginTicket,
  findLoginTicket,
  insertLoginTicket,
  type LoginTicket,
  type StaffKind,
  type StaffRef,
} from './second-factor.queries.ts';

const lifeSeconds = 300;

export async function issueTicket(
  ctx: Context,
  { kind, staffId }: StaffRef,
  mustEnrol: boolean,
): Promise<SecondFactorChallenge> {
  const ticket = newToken();
  const now = getRealTime();
  const expiresAt = secondsAfter(now, lifeSeconds);
  const row = { ticketHash: hashToken(ticket), kind, staffId, mustEnrol, expiresAt };
  await insertLoginTicket(ctx.db, row, now);
  return { ticket, must_enrol: mustEnrol, seconds: lifeSeconds };
}

export async function requireTicket(
  ctx: Context,
  kind: StaffKind,
  ticket: string,
  { mustEnrol }: { mustEnrol: boolean },
): Promise<LoginTicket> {
  const row = await findLoginTicket(ctx.db, hashToken(ticket), getRealTime());
  if (!row || row.kind !== kind || row.mustEnrol !== mustEnrol) throw ticketOver();
  return row;
}

export async function useTicket(ctx: Context, { ticketHash }: LoginTicket): Promise<void> {
  if (!(await claimLoginTicket(ctx.db, ticketHash))) throw ticketOver();
}

export const ticketOver = () => new Refusal('identity.login_ticket_over');

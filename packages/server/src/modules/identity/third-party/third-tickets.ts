/**
 * A ticket says that a provider vouched for someone a moment ago. It is sealed, not stored: its holder
 * still needs a code of the mobile it is to be bound to.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ThirdProvider } from '@chengji/contract/identity/wechat.calls';
import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';

const lifeMinutes = 15;

const Ticket = z.object({
  provider: ThirdProvider,
  appId: z.string(),
  openid: z.string(),
  nickname: z.string(),
  until: z.int(),
});
type Vouched = Omit<z.output<typeof Ticket>, 'until'>;

const computeSeal = (ctx: Context, text: string) =>
  createHmac('sha256', ctx.services.config.secret).update(`third-party ticket ${text}`).digest();

export function sealTicket(ctx: Context, vouched: Vouched): string {
  const until = minutesAfter(ctx.clock.now(), lifeMinutes).getTime();
  const text = Buffer.from(JSON.stringify({ ...vouched, until })).toString('base64url');
  return `${text}.${computeSeal(ctx, text).toString('base64url')}`;
}

/** Refuses a ticket that is over, or not ours. */
export function openTicket(ctx: Context, ticket: string): Vouched {
  const [text = '', seal = ''] = ticket.split('.');
  const given = Buffer.from(seal, 'base64url');
  const right = computeSeal(ctx, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw over();
  const { until, ...vouched } = Ticket.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (until <= ctx.clock.now().getTime()) throw over();
  return vouched;
}

const over = () => new Refusal('identity.ticket_over');

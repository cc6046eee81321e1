import { hash } from 'node:crypto';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Owner } from './session.queries.ts';

const shortestSecret = 16;

/** The visitor's device by its secret, which is not stored; null where the client has none. */
export const hashDevice = ({ client }: Context): string | null =>
  client.device.length < shortestSecret ? null : hash('sha256', `service ${client.device}`);

/** Whose conversation the caller has: their own, or their device's. */
export function requireConversationOwner(ctx: Context): Owner {
  if (ctx.actor.kind === 'shopper') return { shopperId: ctx.actor.id };
  const deviceHash = hashDevice(ctx);
  if (deviceHash === null) throw new Refusal('support.no_device');
  return { deviceHash };
}

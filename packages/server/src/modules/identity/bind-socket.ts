import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Binds an open socket to whoever calls: from now on it hears what they are told. */
export async function bindSocket(
  ctx: Context,
  { client_id }: { client_id: string },
): Promise<{ client_id: string }> {
  if (!(await ctx.services.push.bind(client_id, ctx.actor))) throw new Refusal('identity.socket_unknown');
  return { client_id };
}

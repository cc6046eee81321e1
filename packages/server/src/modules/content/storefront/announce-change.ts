/** Tells every node and every open app that something on show has changed, once it has. */
import type { ContentFrame } from '@chengji/contract/socket';
import type { Context } from '../../../kernel/context.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';

type Subject = ContentFrame['subject'];

/** Every node has heard of the change by then and gives out no answer from before it. */
const nodesNotifiedWithinMs = 200;

/** Apps are told a moment after the nodes, so that asking again is enough. */
export function announceChange(ctx: Context, subject: Subject, id: number | null = null): void {
  const { storefrontCache, push } = ctx.services;
  storefrontCache.invalidate(ctx);
  afterCommit(ctx, () => {
    setTimeout(() => push.toEveryone({ type: 'content', subject, id }), nodesNotifiedWithinMs).unref();
  });
}

/** Notifies every node and every open app after the commit that published content has changed. */
import type { ContentFrame } from '@chengji/contract/socket';
import type { Context } from '../../../kernel/context.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';

type Subject = ContentFrame['subject'];

/** By then every node knows of the change and gives no cached answer from before it. */
const nodesNotifiedWithinMs = 200;

/** Apps are notified a moment after the nodes, so that asking again is enough. */
export function announceChange(ctx: Context, subject: Subject, id: number | null = null): void {
  const { storefrontCache, push } = ctx.services;
  storefrontCache.invalidate(ctx);
  afterCommit(ctx, () => {
    setTimeout(() => push.toEveryone({ type: 'content', subject, id }), nodesNotifiedWithinMs).unref();
  });
}

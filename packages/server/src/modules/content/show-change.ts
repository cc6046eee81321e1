/** Tells every node and every open app that something on show has changed, once it has. */
import type { ContentFrame } from '@chengji/contract/socket';
import type { Context } from '../../kernel/context.ts';
import { afterCommit } from '../../kernel/db/transact.ts';

type Subject = ContentFrame['subject'];

/** Beyond the age of shared answers, for what was being made when the change came. */
const marginMs = 200;

/** Apps are told when no answer from before the change is handed out any more, so that asking again is enough. */
export function showChange(ctx: Context, subject: Subject, id: number | null = null): void {
  const { showcase, push, config } = ctx.services;
  showcase.changed(ctx);
  afterCommit(ctx, () => {
    const tell = () => push.toEveryone({ type: 'content', subject, id });
    setTimeout(tell, config.readCacheMs + marginMs).unref();
  });
}

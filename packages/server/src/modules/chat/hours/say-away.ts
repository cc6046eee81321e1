import type { Context } from '../../../kernel/context.ts';
import type { ConversationRow } from '../conversations/conversation.queries.ts';
import { writeMessage } from '../messages/write-message.ts';
import { claimAway, findHours } from './hours.queries.ts';
import { findAway } from './hours.rules.ts';

/** What the shop says outside its hours; null within them. */
export async function getAway({ db, clock, calendar }: Context, shopId: number): Promise<string | null> {
  return findAway(await findHours(db, shopId), calendar.toMinuteText(clock.now()));
}

/** Once per conversation and day; it answers nobody, so the shopper waits on. */
export async function sayAway(ctx: Context, conversation: ConversationRow): Promise<void> {
  const text = await getAway(ctx, conversation.shopId);
  if (text === null) return;
  const day = ctx.calendar.toDay(ctx.clock.now());
  if (!(await claimAway(ctx.db, conversation.id, day))) return;
  await writeMessage(
    ctx,
    conversation,
    { isShop: true, staffId: null },
    { kept: { type: 'text', content: { text } }, clientMsgId: `away-${day}`, isAutomatic: true },
  );
}

import type { Context } from '../../kernel/context.ts';
import type { ComplaintTargets } from '../complaints/index.ts';
import { nothingKnown } from '../complaints/index.ts';
import { findShops } from '../shops/index.ts';
import { type ConversationRow, findConversations } from './conversations/conversation.queries.ts';
import { listStretch } from './messages/message.queries.ts';
import { presentMessages, presentPreview } from './messages/present-message.ts';

/** The platform reads so much of a conversation when it is complained about, and no other. */
const mostRead = 50;

/** One's own conversation with a shop; who answers for it is the shop. */
export const chatTargets: ComplaintTargets = {
  kind: 'chat',
  async find({ db, language }, ids) {
    const rows = (await findConversations(db, ids)).filter(({ lastMessageId }) => lastMessageId > 0);
    const shopIds = [...new Set(rows.map(({ shopId }) => shopId))];
    const shops = await findShops(db, shopIds, language);
    return new Map(
      rows.map(({ id, shopId, shopperId }) => {
        const shop = shops.get(shopId);
        const shown = { title: shop?.name ?? '', image: shop?.logo ?? '' };
        return [id, { ...shown, shopId, goodsId: null, personId: null, onlyFor: shopperId }];
      }),
    );
  },
  async describe(ctx, id) {
    const [row] = await findConversations(ctx.db, [id]);
    return row ? { ...nothingKnown, ...(await readLast(ctx, row)) } : nothingKnown;
  },
};

async function readLast(
  ctx: Context,
  { id }: ConversationRow,
): Promise<{ description: string; images: string[] }> {
  const rows = await listStretch(ctx.db, id, {
    above: 0,
    before: undefined,
    after: undefined,
    limit: mostRead,
  });
  const shown = await presentMessages(ctx, rows, true);
  const lines = rows.map((row, index) => {
    const name = shown[index]?.form.name ?? '';
    const text = row.type === 'text' && row.content ? readText(shown[index]) : presentPreview(ctx, row, true);
    return `${ctx.calendar.toMinuteText(row.sentAt)} ${name}: ${text}`;
  });
  const images = shown.flatMap(({ message }) => (message.type === 'img' ? message.content.url : []));
  return { description: lines.join('\n'), images };
}

const readText = (shown: Awaited<ReturnType<typeof presentMessages>>[number] | undefined): string =>
  shown?.message.type === 'text' ? shown.message.content.text : '';

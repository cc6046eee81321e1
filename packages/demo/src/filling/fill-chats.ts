import { randomUUID } from 'node:crypto';
import type { Actor } from '@chengji/server/kernel/context';
import {
  addNote,
  flagConversation,
  readAsShop,
  readMessages,
  saveHours,
  saveQuickReply,
  sendMessage,
} from '@chengji/server/modules/chat/index';
import {
  type DemoConversation,
  demoAway,
  demoConversations,
  demoQuickReplies,
} from '../market/conversations.ts';
import type { ShopKey } from '../market/shops.ts';
import type { FilledGoods } from './fill-goods.ts';
import type { FilledShopper } from './fill-shoppers.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling } from './filling.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  goods: ReadonlyMap<string, FilledGoods>;
  shoppers: readonly FilledShopper[];
};

/** Between two lines of a conversation. */
const apart = 2;

/** People and shops talk; each has read all but what was said last, and the shops set when they answer. */
export async function fillChats(filling: Filling, around: Around): Promise<void> {
  for (const conversation of demoConversations) await talk(filling, conversation, around);
  for (const [key, { owner }] of around.shops) {
    const ctx = filling.as(owner);
    for (const reply of demoQuickReplies) await saveQuickReply(ctx, reply);
    const [from, to] = key === 'chengji' ? ['08:00', '23:00'] : ['09:00', '18:00'];
    await saveHours(ctx, { version: 1, on: true, days: [1, 2, 3, 4, 5, 6, 7], from, to, away: demoAway });
  }
}

async function talk(
  filling: Filling,
  one: DemoConversation,
  { shops, goods, shoppers }: Around,
): Promise<void> {
  const [shop, shopper] = [shops.get(one.shop), shoppers[one.shopper - 1]];
  if (!shop || !shopper) throw new Error(`nobody to talk with: ${one.shop}, ${one.shopper}`);
  const onSale = [...goods.values()].filter(({ shopId }) => shopId === shop.id);
  const say = async (actor: Actor, to_id: number, line: DemoConversation['lines'][number][1]) => {
    const client_msg_id = randomUUID();
    const message =
      typeof line === 'string'
        ? ({ type: 'text', content: { text: line }, client_msg_id } as const)
        : ({ type: 'goods', content: { goods_id: onSale[line.goods]?.id ?? 0 }, client_msg_id } as const);
    await sendMessage(filling.as(actor), { to_id, message });
  };
  for (const [index, [who, line]] of one.lines.entries()) {
    filling.standAt(one.ago + (one.lines.length - 1 - index) * apart);
    if (who === '?') await say(shopper.actor, shop.id, line);
    else {
      await readAsShop(filling.as(shop.owner), { user_id: shopper.id });
      await say(shop.owner, shopper.id, line);
      if (index < one.lines.length - 1) await readMessages(filling.as(shopper.actor), { user_id: shop.id });
    }
  }
  if (one.flagged) await flagConversation(filling.as(shop.owner), { user_id: shopper.id, flagged: true });
  if (one.note) await addNote(filling.as(shop.owner), { user_id: shopper.id, text: one.note });
}

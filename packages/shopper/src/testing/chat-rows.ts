/** Messages and conversations, as the market has them in tests. */
import type { ChatHistory, ChatListItem, ChatMessage, ChatPeer, StoredMessage } from '@chengji/contract';

const shop = { id: 5, name: '山野茶舍', avatar: '', shop_id: 5 };
const shopper = { id: 7, name: '林小满', avatar: '', shop_id: null };

type Written = { own?: boolean; at?: number; over?: Partial<ChatMessage> };

const toText = (id: number, text: string): StoredMessage => ({
  id,
  client_msg_id: `message-${id}`,
  type: 'text',
  content: { text },
});

/** A message in words; given one, of any kind. */
export const aMessage = (
  id: number,
  written: string | StoredMessage = `消息 ${id}`,
  { own = false, at = 1_760_000_000 + id, over = {} }: Written = {},
): ChatMessage => ({
  form: own ? shopper : shop,
  to_id: own ? shop.id : shopper.id,
  message: typeof written === 'string' ? toText(id, written) : written,
  agent: own ? null : '阿洛',
  recalled: false,
  masked: false,
  createtime: at,
  ...over,
});

export const aHistory = (
  rows: ChatMessage[],
  { more = false, readUpTo = 0 }: { more?: boolean; readUpTo?: number } = {},
): ChatHistory => ({ rows, more, read_up_to: readUpTo });

export const teaPeer: ChatPeer = {
  user_id: 5,
  conversation_id: null,
  name: '山野茶舍',
  avatar: '',
  last_id: 0,
  read_up_to: 0,
  blocked: false,
  can_write: true,
  away: null,
  recall_seconds: 120,
};

export const teaChat: ChatListItem = {
  id: 1,
  user_id: 5,
  name: '山野茶舍',
  avatar: '',
  content: '今天发货',
  count: 2,
  createtime: 1_760_000_000,
};

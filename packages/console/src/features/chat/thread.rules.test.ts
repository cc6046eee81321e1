import { noMessages } from '@chengji/client-kit/chat-messages';
import type { ChatMessage } from '@chengji/contract';
import { expect, test } from 'vitest';
import { findNewestByShopper } from './thread.rules.ts';

const message = (id: number, shopId: number | null = null): ChatMessage => ({
  form: { id: shopId ?? 3, name: '', avatar: '', shop_id: shopId },
  to_id: 1,
  message: { id, type: 'text', client_msg_id: `message-${id}`, content: { text: `${id}` } },
  agent: null,
  recalled: false,
  masked: false,
  createtime: 1_800_000_000 + id,
});

test('a shop reads up to the newest message of the shopper', () => {
  expect(findNewestByShopper({ ...noMessages, rows: [message(1), message(2), message(3, 7)] })).toBe(2);
  expect(findNewestByShopper({ ...noMessages, rows: [message(3, 7)] })).toBe(0);
});

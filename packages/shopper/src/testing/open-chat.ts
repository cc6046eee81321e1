/** The page of a conversation with the tea shop, for tests. */
import type { Answers } from '@chengji/testkit/fake-market';
import { aHistory, aMessage, teaPeer } from './chat-rows.ts';
import { openApp } from './open-app.tsx';
import { lin } from './rows.ts';
import { teaShop } from './shop-rows.ts';

export const chatCalls = {
  peer: 'GET /wanlshop/chat/peer',
  history: 'GET /wanlshop/chat/history',
  send: 'POST /wanlshop/chat/send',
  read: 'POST /wanlshop/chat/read',
} as const;
export const chatAddress = '/pages/notice/chat?shop_id=5';

export const chatAnswers: Answers = {
  'GET /wanlshop/shop/details': teaShop,
  'GET /wanlshop/chat/list': { rows: [], next: null, unread: 0 },
  'POST /wanlshop/chat/typing': null,
  'POST /wanlshop/chat/shake': { client_id: 'c-1' },
  [chatCalls.peer]: teaPeer,
  [chatCalls.history]: ({ after_id }) => aHistory(after_id ? [] : [aMessage(1, '在的，请讲')]),
  [chatCalls.read]: { unread: 0 },
  [chatCalls.send]: { id: 2, createtime: 1_760_000_010, masked: false },
};

export const openChat = (more: Answers = {}, address = chatAddress) =>
  openApp(address, { ...chatAnswers, ...more }, { person: lin });

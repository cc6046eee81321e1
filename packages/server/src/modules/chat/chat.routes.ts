import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../kernel/http/routes.ts';
import { blockShop } from './conversations/block-shop.ts';
import { clearConversation, hideConversation } from './conversations/leave-conversation.ts';
import { listConversations } from './conversations/list-conversations.ts';
import { readMessages } from './conversations/read-messages.ts';
import { showPeer } from './conversations/show-peer.ts';
import { tellThatTyping } from './conversations/type-message.ts';
import { recallMessage } from './messages/recall-message.ts';
import { searchMessages } from './messages/search-messages.ts';
import { sendMessage } from './messages/send-message.ts';
import { showHistory } from './messages/show-history.ts';
import { uploadFile } from './messages/upload-file.ts';

/** What is asked for while one types; the messages themselves have a limit of their own, by a setting. */
export const typingLimit: Limit = { max: 60, seconds: 60, by: 'actor' };
export const uploadLimit: Limit = { max: 60, seconds: 60, by: 'actor' };
/** Repeats of what was stored count here alone. */
export const sendLimit: Limit = { max: 300, seconds: 60, by: 'actor' };
export const searchLimit: Limit = { max: 120, seconds: 60, by: 'actor' };

export const chatRoutes = routes(calls, {
  'GET /wanlshop/chat/list': { verb: listConversations },
  'GET /wanlshop/chat/peer': { verb: showPeer },
  'GET /wanlshop/chat/history': { verb: showHistory },
  'GET /wanlshop/chat/search': { limit: searchLimit, verb: searchMessages },
  'POST /wanlshop/chat/send': { limit: sendLimit, verb: sendMessage },
  'POST /wanlshop/chat/upload': { limit: uploadLimit, verb: uploadFile },
  'POST /wanlshop/chat/read': { verb: readMessages },
  'POST /wanlshop/chat/clear': { verb: clearConversation },
  'POST /wanlshop/chat/del': { verb: hideConversation },
  'POST /wanlshop/chat/recall': { verb: recallMessage },
  'POST /wanlshop/chat/typing': { limit: typingLimit, verb: tellThatTyping },
  'POST /wanlshop/chat/block': { limit: typingLimit, verb: blockShop },
});

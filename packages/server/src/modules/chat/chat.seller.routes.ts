import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../kernel/http/routes.ts';
import { sendLimit, typingLimit, uploadLimit } from './chat.routes.ts';
import { readAsShop } from './conversations/read-messages.ts';
import { tellThatTyping } from './conversations/type-message.ts';
import { saveHours, showHours } from './hours/edit-hours.ts';
import { bindInboxSocket } from './inbox/bind-inbox-socket.ts';
import { giveCoupon } from './inbox/give-coupon.ts';
import { listInbox } from './inbox/list-inbox.ts';
import { blockShopper, flagConversation } from './inbox/mark-conversation.ts';
import { addNote, removeNote } from './inbox/notes.ts';
import {
  deleteQuickReply,
  listQuickReplies,
  saveQuickReply,
  sortQuickReplies,
} from './inbox/quick-replies.ts';
import { showCustomer } from './inbox/show-customer.ts';
import { showFigures } from './inbox/show-figures.ts';
import { handOver, listAgents, takeConversation } from './inbox/take-conversation.ts';
import { recallMessage } from './messages/recall-message.ts';
import { sendMessage } from './messages/send-message.ts';
import { showHistory } from './messages/show-history.ts';
import { uploadFile } from './messages/upload-file.ts';

/** The list is read anew with each message that comes, and searched while one types. */
const inboxLimit: Limit = { max: 600, seconds: 60, by: 'actor' };

export const chatSellerRoutes = routes(calls, {
  'POST /seller/chat/shake': { verb: bindInboxSocket },
  'GET /seller/chat/list': { limit: inboxLimit, verb: listInbox },
  'GET /seller/chat/history': { verb: showHistory },
  'POST /seller/chat/send': { limit: sendLimit, verb: sendMessage },
  'POST /seller/chat/upload': { limit: uploadLimit, verb: uploadFile },
  'POST /seller/chat/read': { verb: readAsShop },
  'POST /seller/chat/recall': { verb: recallMessage },
  'POST /seller/chat/typing': { limit: typingLimit, verb: tellThatTyping },
  'GET /seller/chat/customer': { verb: showCustomer },
  'POST /seller/chat/take': { verb: takeConversation },
  'POST /seller/chat/handover': { verb: handOver },
  'GET /seller/chat/agents': { verb: listAgents },
  'POST /seller/chat/flag': { verb: flagConversation },
  'POST /seller/chat/block': { verb: blockShopper },
  'POST /seller/chat/note': { limit: typingLimit, verb: addNote },
  'POST /seller/chat/note_delete': { verb: removeNote },
  'POST /seller/chat/gift': { limit: typingLimit, verb: giveCoupon },
  'GET /seller/chat/quickreplies': { verb: listQuickReplies },
  'POST /seller/chat/quickreplies_save': { limit: typingLimit, verb: saveQuickReply },
  'POST /seller/chat/quickreplies_delete': { verb: deleteQuickReply },
  'POST /seller/chat/quickreplies_sort': { verb: sortQuickReplies },
  'GET /seller/chat/hours': { verb: showHours },
  'POST /seller/chat/hours_save': { limit: typingLimit, verb: saveHours },
  'GET /seller/chat/figures': { verb: showFigures },
});

import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { sendLimit, typingLimit, uploadLimit } from './chat.routes.ts';
import { readAsShop } from './conversations/read-messages.ts';
import { tellThatTyping } from './conversations/type-message.ts';
import { bindDeskSocket } from './desk/bind-desk-socket.ts';
import { recallMessage } from './messages/recall-message.ts';
import { sendMessage } from './messages/send-message.ts';
import { showHistory } from './messages/show-history.ts';
import { uploadFile } from './messages/upload-file.ts';

export const chatSellerRoutes = routes(calls, {
  'POST /seller/chat/shake': { verb: bindDeskSocket },
  'GET /seller/chat/history': { verb: showHistory },
  'POST /seller/chat/send': { limit: sendLimit, verb: sendMessage },
  'POST /seller/chat/upload': { limit: uploadLimit, verb: uploadFile },
  'POST /seller/chat/read': { verb: readAsShop },
  'POST /seller/chat/recall': { verb: recallMessage },
  'POST /seller/chat/typing': { limit: typingLimit, verb: tellThatTyping },
});

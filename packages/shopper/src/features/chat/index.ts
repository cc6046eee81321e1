/** Public API of chat: the ways to write to a shop, and the conversations of the message centre. */
export { ChatBarLink, ChatIconLink, ChatOrderCell, ChatTextLink } from './entry/ChatLink.tsx';
export { Conversations } from './list/Conversations.tsx';
export { SearchChats } from './list/SearchChats.tsx';
export { freshenConversations, useReadAll as useReadAllChats } from './queries.ts';

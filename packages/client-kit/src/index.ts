/** What both clients share: calls, the socket, and how money, time and pictures are shown. */
export type { CallClient, CallClientOptions, CallOptions, SentCall } from './call-client.ts';
export { createCallClient, isCachedAnswer, newIdempotencyKey } from './call-client.ts';
export { CallError, type CallErrorKind } from './call-error.ts';
export { computeAppKey, computeSign } from './sign.ts';
export {
  createSocketClient,
  type ReceivedFrame,
  reconnectDelayMs,
  type SocketClient,
  type SocketClientOptions,
} from './socket/socket-client.ts';
export { readSocketUrl } from './socket/socket-url.ts';

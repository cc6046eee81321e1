/** What both clients share: calls, the socket, and how money, time and pictures are shown. */
export type { CallClient, CallClientOptions, CallOptions } from './call-client.ts';
export { callTimeoutMs, createCallClient, isOfEarlier, newIdempotencyKey } from './call-client.ts';
export { CallError, type CallErrorKind } from './call-error.ts';
export { appKeyOf, signOf } from './sign.ts';
export {
  createSocketClient,
  type HeardFrame,
  mostReconnects,
  reconnectAfterMs,
  type SocketClient,
  type SocketClientOptions,
} from './socket-client.ts';

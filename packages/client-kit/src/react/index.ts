/** The client kernel of both apps in React: calls, languages, the server's clock, countdowns and faults. */
export { type CallHooksOptions, createCallHooks, createRefresh, type ReadKey } from './call-hooks.ts';
export { createCountDisplay } from './count.ts';
export { getRequestId, ignoreErrors, isLoginNeeded, isNetworkFault, isServerAtFault } from './faults.ts';
export { createLanguage } from './language.ts';
export { MarketQueryClient } from './query-client.ts';
export { saveServerTime, serverNow } from './server-clock.ts';
export { useDebounced } from './use-debounced.ts';
export { useIdempotencyKey } from './use-idempotency-key.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
export { withoutSent } from './without-sent.ts';

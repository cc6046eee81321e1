/** The public API of live. */
export { liveModule } from './live.module.ts';
export { findLiveHeads, findLiveStates, findTrays } from './live-heads.ts';
export { blockedWritersPort } from './rooms/blocked-writers.port.ts';
/** For tests: what media servers report. */
export { acceptEncoder, dropRecording, keepRecording } from './sessions/encoder.ts';
/** For the demo market: what hosts do by calls. */
export { changeTray } from './sessions/hosting/change-tray.ts';
export { endHosted } from './sessions/hosting/end-hosted.ts';
export { startLive } from './sessions/hosting/start-live.ts';
export { findLiveFacts, type LiveFacts } from './sessions/live-facts.ts';
export { livePostsPort } from './sessions/live-posts.port.ts';
export { findLivingOfShop } from './sessions/present-lives.ts';
export { type LivePurchases, livePurchasesPort } from './sessions/purchases.port.ts';
export { liveComplaintsPort } from './sessions/watching/complaints.port.ts';
export { takeLiveDown } from './sessions/watching/cut-live.ts';
export { addLive, addSays, addWatched } from './write-lives.ts';

/** The public API of live. */
export { liveModule } from './live.module.ts';
export { findLiveHeads, findLiveStates, findTrays } from './live-heads.ts';
export { livePostsPort } from './sessions/live-posts.port.ts';
export { findLivingOfShop } from './sessions/present-lives.ts';

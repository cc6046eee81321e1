/** The public API of notices. */
export { noticesModule } from './notices.module.ts';
export { countUnread } from './notices.queries.ts';
export { readNotices } from './read-notices.ts';
export { type News, tell, tellAll } from './tell.ts';

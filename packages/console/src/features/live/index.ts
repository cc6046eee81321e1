export { useRunningLives } from './queries.ts';
export { useIsLiving } from './seller.queries.ts';

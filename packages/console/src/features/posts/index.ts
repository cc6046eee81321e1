export { useWaitingPosts } from './queries.ts';

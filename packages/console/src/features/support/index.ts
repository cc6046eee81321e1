export { useQueuedSessions } from './queries.ts';

export { useWaitingFeedback } from './queries.ts';

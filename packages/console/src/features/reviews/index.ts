export { useUnanswered } from './queries.ts';

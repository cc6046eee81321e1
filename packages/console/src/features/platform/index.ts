export { useMarketTodo } from './queries.ts';

/** Public API of discovery: a few of its posts, as a page of modules shows them. */
export { PostPicks } from './components/PostPicks.tsx';

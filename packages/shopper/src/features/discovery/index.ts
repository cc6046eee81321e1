/** Public API of discovery: a few of its posts, as a page of modules shows them, and that one was published. */
export { PostPicks } from './components/PostPicks.tsx';
export { PostSuccess } from './publishing/PostSuccess.tsx';

/** The door of content: pages made of modules, and what people search for. */
export { PageModules } from './components/PageModules.tsx';
export { useHotWords } from './queries.ts';

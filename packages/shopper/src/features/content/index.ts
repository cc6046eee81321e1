/** The door of content: pages made of modules, adverts, and what people search for. */
export { AdvertStrip } from './components/AdvertStrip.tsx';
export { OpeningHost } from './components/OpeningHost.tsx';
export { PageModules } from './components/PageModules.tsx';
export { useAdverts, useHotWords } from './queries.ts';

/** Public API of content: pages made of modules, adverts, and what people search for. */
export { AdvertStrip } from './adverts/AdvertStrip.tsx';
export { OpeningHost } from './adverts/OpeningHost.tsx';
export { isKnownModule } from './modules/module.view.ts';
export { PageModules } from './pages/PageModules.tsx';
export { PopupHost } from './popups/PopupHost.tsx';
export { useHotWords } from './queries.ts';

/** The door of content. */
export { contentModule } from './content.module.ts';
export { saveAdverts, saveHotWords, savePage, savePopup } from './edit-showcase.ts';

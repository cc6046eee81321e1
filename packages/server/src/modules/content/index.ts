/** The door of content. */
export { storeArticleViews } from './article-views.ts';
export { contentModule } from './content.module.ts';
/** For the demo market and tests: what the operator's console calls, or several of its calls in one. */
export { saveArticle, writeKeyedArticle } from './edit-article.ts';
export { articleGroups, helpGroups } from './edit-groups.ts';
export { addPage } from './edit-page.ts';
export { publishBlocks, saveAdverts, saveHotWords, savePage, savePopup } from './edit-showcase.ts';
export { saveQuestion } from './help.ts';
/** Coupons say which of theirs are a shop's. */
export { shopCouponsPort } from './shop-coupons.port.ts';

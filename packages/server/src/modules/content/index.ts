/** The public API of content. */

/** Orders say who has ordered, for pop-ups that are meant for those who have not. */
export { hasOrderedPort } from './adverts/placed-orders.port.ts';
export { addArticleViews, areKeyedArticlesWritten } from './articles/article.queries.ts';
export { storeArticleViews } from './articles/article-views.ts';
/** For the demo market and tests: what the operator's console calls, or several of its calls in one. */
export { saveArticle, writeKeyedArticle } from './articles/edit-article.ts';
export { articleCategoryVerbs, helpCategoryVerbs } from './articles/edit-categories.ts';
export { saveQuestion } from './articles/help.ts';
export { listReadable, type Readable } from './articles/list-readable.ts';
export { contentModule } from './content.module.ts';
export { findPictureSizes, findUploads } from './content.queries.ts';
export { addPage } from './pages/edit-page.ts';
export { isShopDecorated } from './pages/page.queries.ts';
/** Coupons say which of theirs are a shop's. */
export { shopCouponsPort } from './pages/shop-coupons.port.ts';
export {
  publishBlocks,
  saveAdverts,
  saveHotWords,
  savePage,
  savePopup,
} from './storefront/edit-storefront.ts';
export { keepPicture } from './uploads/upload-picture.ts';

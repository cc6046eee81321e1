/** Public API of reviews: how one is shown, and the share of good ones. */
export { GoodsReview } from './components/GoodsReview.tsx';
export { toPercent } from './reviews.view.ts';

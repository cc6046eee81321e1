/** Public API of reviews: how one is shown, what several say, and the share of good ones. */
export { GoodsReview } from './components/GoodsReview.tsx';
export { ReviewTags } from './components/ReviewTags.tsx';
export { toPercent } from './reviews.view.ts';

/** The door of reviews: how one is shown. */
export { GoodsReview } from './components/GoodsReview.tsx';

import { useParams } from '../../../kernel/router/page-context.ts';
import { GoodsView } from './GoodsView.tsx';

/** One goods: its pictures, price, facts, reviews and shop, and the ways to buy it. */
export function GoodsScreen() {
  const { id, post } = useParams('pages/product/goods');
  return <GoodsView id={id} post={post} />;
}

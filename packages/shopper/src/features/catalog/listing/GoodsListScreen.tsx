import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { GoodsListing } from './GoodsListing.tsx';
import { ListHead } from './ListHead.tsx';

/** Goods of a category, a shop or a search. */
export function GoodsListScreen() {
  const { category_id, shop_id, keyword, sort, title } = useParams('pages/product/list');
  return (
    <GoodsListing
      of={{ category_id, shop_id, keyword }}
      sort={sort}
      onSearchAgain={() => go('pages/page/search')}
      head={({ layout, onLayout, sortBar }) => (
        <ListHead keyword={keyword} title={title} layout={layout} onLayout={onLayout}>
          {sortBar}
        </ListHead>
      )}
    />
  );
}

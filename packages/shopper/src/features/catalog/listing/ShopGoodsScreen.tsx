import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { SearchBar } from '../../../design/inputs/SearchBar.tsx';
import { Box, Hidden } from '../../../design/layout/primitives.ts';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useCatalogStrings } from '../strings.ts';
import { GoodsListing } from './GoodsListing.tsx';

/** Goods of one shop: all of them, of a category, or those found by a search typed here. */
export function ShopGoodsScreen() {
  const t = useCatalogStrings();
  const { shop_id, category_id, shop_category_id, keyword, sort, title } =
    useParams('pages/shop/product/list');
  const [words, setWords] = useState(keyword ?? '');
  const [asked, setAsked] = useState(keyword);
  const search = (next: string) => {
    setWords(next);
    setAsked(next.trim() || undefined);
  };
  return (
    <GoodsListing
      of={{ shop_id, category_id, shop_category_id, keyword: asked }}
      sort={sort}
      onSearchAgain={() => search('')}
      head={({ layout, onLayout, sortBar }) => (
        <NavBar below={sortBar}>
          <Hidden as="h1">{title ?? t('shopGoods')}</Hidden>
          <Box grow>
            <SearchBar
              value={words}
              placeholder={title ? t('searchIn', { name: title }) : t('searchShop')}
              onChange={(next) => (next === '' ? search('') : setWords(next))}
              onSearch={search}
            />
          </Box>
          <IconButton
            icon={layout === 'rows' ? LayoutGrid : List}
            label={layout === 'rows' ? t('asCards') : t('asRows')}
            onPress={() => onLayout(layout === 'rows' ? 'cards' : 'rows')}
          />
        </NavBar>
      )}
    />
  );
}

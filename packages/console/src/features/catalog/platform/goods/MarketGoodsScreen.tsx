import { Package } from 'lucide-react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { ListSort } from '../../../../design/lists/ListSort.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { ShopFilter } from '../../../shops/index.ts';
import { CategoryFilter } from '../../CategoryFilter.tsx';
import { useCatalogText } from '../../catalog-text.ts';
import { goodsSorts } from '../../goods-list.view.ts';
import { useMarketGoods } from '../queries.ts';
import { marketGoodsTabs } from './market-goods.view.ts';
import { marketGoodsColumns } from './market-goods-columns.tsx';

/** The goods of every shop, which the platform takes down for a reason and allows again. */
export function MarketGoodsScreen() {
  const text = useCatalogText();
  const list = useMarketGoods();
  const counts = list.data?.counts;
  const canTakeDown = useCan('platform', 'goods.take_down');
  return (
    <ListPage
      list={list}
      title={text('marketGoods')}
      summary={
        counts && text('marketGoodsSummary', { all: counts.all, on: counts.on, down: counts.taken_down })
      }
      tabs={{ label: text('state'), options: marketGoodsTabs, toText: (tab) => text(`tab_${tab}`) }}
      search={text('searchMarketGoods')}
      filters={
        <>
          <CategoryFilter
            value={list.input.category_id}
            onChange={(category_id) => list.change({ category_id })}
          />
          <ShopFilter value={list.input.shop_id} onChange={(shop_id) => list.change({ shop_id })} />
          <ListSort list={list} options={goodsSorts} toText={(sort) => text(`sort_${sort}`)} />
        </>
      }
      columns={marketGoodsColumns(text, canTakeDown)}
      empty={<EmptyState icon={<Package />} title={text('noMarketGoods')} />}
    />
  );
}

import { Cascader } from 'antd';
import { Package } from 'lucide-react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { ListSort } from '../../../../design/lists/ListSort.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { useCatalogText } from '../../catalog-text.ts';
import { categoryOptions, categoryPath } from '../../category-path.ts';
import { goodsSorts } from '../../goods-list.view.ts';
import { useCategories } from '../../queries.ts';
import { useMarketGoods } from '../queries.ts';
import { marketGoodsTabs } from './market-goods.view.ts';
import { marketGoodsColumns } from './market-goods-columns.tsx';

/** The goods of every shop, which the platform takes down for a reason and allows again. */
export function MarketGoodsScreen() {
  const text = useCatalogText();
  const list = useMarketGoods();
  const tree = useCategories().data?.rows ?? [];
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
          <Cascader
            aria-label={text('category')}
            placeholder={text('category')}
            changeOnSelect
            options={categoryOptions(tree)}
            value={categoryPath(tree, list.input.category_id ?? null)}
            onChange={(path) => list.change({ category_id: Number(path?.at(-1)) || undefined })}
          />
          <ListSort list={list} options={goodsSorts} toText={(sort) => text(`sort_${sort}`)} />
        </>
      }
      columns={marketGoodsColumns(text, canTakeDown)}
      empty={<EmptyState icon={<Package />} title={text('noMarketGoods')} />}
    />
  );
}

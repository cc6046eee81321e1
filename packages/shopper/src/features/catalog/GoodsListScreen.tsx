import { useState } from 'react';
import { Delayed } from '../../design/Delayed.tsx';
import { Empty } from '../../design/Empty.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { ListEnd } from '../../design/ListEnd.tsx';
import { Page } from '../../design/Page.tsx';
import { faultText } from '../../kernel/faults.ts';
import { go } from '../../kernel/router/navigation.ts';
import { usePage, useParams } from '../../kernel/router/page-context.ts';
import { freshen } from '../../kernel/use-call.ts';
import { FilterChips } from './components/FilterChips.tsx';
import { FilterSheet } from './components/FilterSheet.tsx';
import { GoodsResults, GoodsResultsSkeleton, type Layout } from './components/GoodsResults.tsx';
import { ListHead } from './components/ListHead.tsx';
import { SortBar } from './components/SortBar.tsx';
import { countFilters, type Filter, filterQuery, noFilter, type Sort, sortOf } from './list.view.ts';
import { useGoodsList } from './queries.ts';
import { useCatalogStrings } from './strings.ts';

/** Goods of a category, a shop or a search: in an order, narrowed by filters, as rows or as cards. */
export function GoodsListScreen() {
  const t = useCatalogStrings();
  const { category_id, shop_id, keyword, sort: asked, title } = useParams('pages/product/list');
  const { scroller } = usePage();
  const [sort, setSort] = useState<Sort>(() => sortOf(asked));
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [layout, setLayout] = useState<Layout>('rows');
  const [isFiltering, setFiltering] = useState(false);
  const list = useGoodsList({ category_id, shop_id, keyword, sort, ...filterQuery(filter) });

  const toTop = () => scroller.current?.scrollTo({ top: 0 });
  const handleSort = (next: Sort) => {
    setSort(next);
    toTop();
  };
  const handleFilter = (next: Filter) => {
    setFilter(next);
    setFiltering(false);
    toTop();
  };
  const isFiltered = countFilters(filter) > 0;
  const head = (
    <ListHead keyword={keyword} title={title} layout={layout} onLayout={setLayout}>
      <SortBar
        sort={sort}
        filters={countFilters(filter)}
        onSort={handleSort}
        onFilter={() => setFiltering(true)}
      />
    </ListHead>
  );
  return (
    <Page nav={head} onRefresh={() => freshen('GET /wanlshop/goods/list')}>
      <FilterChips filter={filter} onChange={handleFilter} />
      {list.error && !list.first ? (
        <ErrorState text={faultText(list.error)} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Delayed>
          <GoodsResultsSkeleton layout={layout} />
        </Delayed>
      ) : list.rows.length === 0 ? (
        <Empty
          picture="bags"
          title={t('nothingFound')}
          text={t('nothingFoundHint')}
          action={isFiltered ? t('clearFilter') : t('searchAgain')}
          onAction={() => (isFiltered ? handleFilter(noFilter) : go('pages/page/search'))}
        />
      ) : (
        <GoodsResults layout={layout} goods={list.rows} isChanging={list.isPlaceholderData}>
          <ListEnd list={list} skeleton={<GoodsResultsSkeleton layout={layout} />} />
        </GoodsResults>
      )}
      {isFiltering && (
        <FilterSheet filter={filter} onClose={() => setFiltering(false)} onChange={handleFilter} />
      )}
    </Page>
  );
}

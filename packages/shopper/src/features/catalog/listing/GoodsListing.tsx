import { type ReactNode, useState } from 'react';
import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { ListEnd } from '../../../design/lists/ListEnd.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { faultText } from '../../../kernel/calls/faults.ts';
import { freshen } from '../../../kernel/calls/use-call.ts';
import { usePage } from '../../../kernel/router/page-context.ts';
import { useGoodsList } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FoundShop } from './FoundShop.tsx';
import styles from './GoodsListing.module.css';
import { GoodsResults, GoodsResultsSkeleton, type Layout } from './GoodsResults.tsx';
import { countFilters, type Filter, filterQuery, noFilter, parseSort, type Sort } from './list.view.ts';
import { NearGoods } from './NearGoods.tsx';
import { SortBar } from './SortBar.tsx';

/** What the bar above a list is handed: the choice of layout, and the row of orders to put below itself. */
export type ListControls = { layout: Layout; onLayout: (layout: Layout) => void; sortBar: ReactNode };

type GoodsListingProps = {
  of: {
    category_id?: number | undefined;
    shop_category_id?: number | undefined;
    shop_id?: number | undefined;
    keyword?: string | undefined;
  };
  /** As the address says it. */
  sort: string | undefined;
  head: (controls: ListControls) => ReactNode;
  onSearchAgain: () => void;
};

/** A page of goods: in an order, narrowed by filters, as rows or as cards. `head` draws its bar. */
export function GoodsListing({ of, sort: asked, head, onSearchAgain }: GoodsListingProps) {
  const t = useCatalogStrings();
  const { scroller } = usePage();
  const [sort, setSort] = useState<Sort>(() => parseSort(asked));
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [layout, setLayout] = useState<Layout>('rows');
  const [isFiltering, setFiltering] = useState(false);
  const isOfShop = of.shop_id !== undefined;
  const list = useGoodsList({ ...of, sort, ...filterQuery(filter) });

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
  const filters = countFilters(filter);
  const near = list.first?.near ?? [];
  const sortBar = (
    <SortBar sort={sort} filters={filters} onSort={handleSort} onFilter={() => setFiltering(true)} />
  );
  return (
    <Page
      nav={head({ layout, onLayout: setLayout, sortBar })}
      onRefresh={() => freshen('GET /wanlshop/goods/list')}
    >
      <FilterChips filter={filter} inShop={isOfShop} onChange={handleFilter} />
      {list.first?.shop && <FoundShop shop={list.first.shop} />}
      {of.keyword && list.first?.corrected && (
        <Text as="p" role="status" size={13} tone={2} inset="page" className={styles.corrected}>
          {t('correctedTo', { typed: of.keyword, words: list.first.corrected })}
        </Text>
      )}
      {list.error && !list.first ? (
        <ErrorState text={faultText(list.error)} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Delayed>
          <GoodsResultsSkeleton layout={layout} />
        </Delayed>
      ) : list.rows.length === 0 ? (
        <>
          <Empty
            picture="bags"
            title={t('nothingFound')}
            text={t('nothingFoundHint')}
            action={filters > 0 ? t('clearFilter') : t('searchAgain')}
            onAction={() => (filters > 0 ? handleFilter(noFilter) : onSearchAgain())}
          />
          {near.length > 0 && <NearGoods layout={layout} goods={near} inShop={isOfShop} />}
        </>
      ) : (
        <GoodsResults layout={layout} goods={list.rows} inShop={isOfShop} isChanging={list.isPlaceholderData}>
          <ListEnd list={list} skeleton={<GoodsResultsSkeleton layout={layout} />} />
        </GoodsResults>
      )}
      {isFiltering && (
        <FilterSheet
          filter={filter}
          inShop={isOfShop}
          onClose={() => setFiltering(false)}
          onChange={handleFilter}
        />
      )}
    </Page>
  );
}

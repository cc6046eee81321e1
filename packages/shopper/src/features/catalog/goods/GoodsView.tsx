import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Hidden } from '../../../design/layout/primitives.ts';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { usePage } from '../../../kernel/router/page-context.ts';
import { useGoods } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';
import { GoodsPage, type GroupView } from './GoodsPage.tsx';
import { GoodsSkeleton } from './GoodsSkeleton.tsx';

/** The page of a goods in every state it may be in. */
export function GoodsView({ id, ...group }: { id: number } & GroupView) {
  const { title } = usePage();
  const query = useGoods(id);
  if (query.data) return <GoodsPage goods={query.data} {...group} />;
  return (
    <Page nav={<NavBar look="clear" title={<Hidden>{title}</Hidden>} />}>
      <QueryView query={query} skeleton={<GoodsSkeleton />} instead={{ 'catalog.goods_gone': <GoodsGone /> }}>
        {() => null}
      </QueryView>
    </Page>
  );
}

function GoodsGone() {
  const t = useCatalogStrings();
  return <Empty picture="bags" title={t('goodsGone')} text={t('goodsGoneHint')} action={t('goHome')} />;
}

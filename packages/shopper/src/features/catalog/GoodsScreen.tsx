import { CallError } from '@chengji/client-kit';
import { useRef } from 'react';
import { Empty } from '../../design/Empty.tsx';
import { NavBar } from '../../design/NavBar.tsx';
import { Page } from '../../design/Page.tsx';
import { QueryView } from '../../design/QueryView.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { usePage, useParams } from '../../kernel/router/page-context.ts';
import { freshen } from '../../kernel/use-call.ts';
import { useWechatShare } from '../../kernel/wechat/use-wechat-share.ts';
import { GoodsBar } from './components/GoodsBar.tsx';
import { GoodsContent } from './components/GoodsContent.tsx';
import { GoodsFacts } from './components/GoodsFacts.tsx';
import { GoodsGallery } from './components/GoodsGallery.tsx';
import { GoodsNav } from './components/GoodsNav.tsx';
import { GoodsReviews } from './components/GoodsReviews.tsx';
import { GoodsShop } from './components/GoodsShop.tsx';
import { GoodsSkeleton } from './components/GoodsSkeleton.tsx';
import { GoodsSummary } from './components/GoodsSummary.tsx';
import { SkuSheet } from './components/SkuSheet.tsx';
import { useGoods } from './queries.ts';
import type { Goods } from './sku.view.ts';
import { useCatalogStrings } from './strings.ts';
import { useBuying } from './use-buying.ts';

const isGone = (error: unknown) => error instanceof CallError && error.key === 'catalog.goods_gone';

/** One goods: its pictures, price, facts, reviews and shop, and the ways to buy it. */
export function GoodsScreen() {
  const { id } = useParams('pages/product/goods');
  const { title } = usePage();
  const query = useGoods(id);
  if (query.data) return <GoodsPage goods={query.data} />;
  return (
    <Page nav={<NavBar look="clear" title={<span className="aloud">{title}</span>} />}>
      {isGone(query.error) ? (
        <GoodsGone />
      ) : (
        <QueryView query={query} skeleton={<GoodsSkeleton />}>
          {() => null}
        </QueryView>
      )}
    </Page>
  );
}

function GoodsPage({ goods }: { goods: Goods }) {
  const cart = useRef<HTMLSpanElement>(null);
  const buying = useBuying(goods, cart);
  useWechatShare(goods.title, goods.shop.name, goods.images[0] ?? '');
  return (
    <Page
      nav={<GoodsNav title={goods.title} cart={cart} />}
      bar={<GoodsBar goods={goods} buying={buying} />}
      onRefresh={() => freshen('GET /wanlshop/goods/details')}
    >
      <GoodsGallery images={goods.images} title={goods.title} />
      <GoodsSummary goods={goods} />
      <GoodsFacts goods={goods} buying={buying} />
      <GoodsReviews goods={goods} />
      <GoodsShop goods={goods} />
      <GoodsContent html={goods.content} />
      <SkuSheet goods={goods} buying={buying} />
    </Page>
  );
}

function GoodsGone() {
  const t = useCatalogStrings();
  return (
    <Empty
      picture="bags"
      title={t('goodsGone')}
      text={t('goodsGoneHint')}
      action={t('goHome')}
      onAction={() => go('pages/index')}
    />
  );
}

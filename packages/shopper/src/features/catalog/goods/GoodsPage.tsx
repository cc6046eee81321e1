import { useRef } from 'react';
import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { freshen } from '../../../kernel/calls/use-call.ts';
import { useWechatShare } from '../../../kernel/wechat/use-wechat-share.ts';
import { ComplainLine } from '../../complaints/index.ts';
import { CampaignSection, useGroupGoods } from '../../groups/index.ts';
import { GoodsBar } from '../buying/GoodsBar.tsx';
import { SkuSheet } from '../buying/SkuSheet.tsx';
import { runningCampaign } from '../buying/selling.view.ts';
import type { Goods } from '../buying/sku.view.ts';
import { useBuying } from '../buying/use-buying.ts';
import { GoodsFacts } from '../facts/GoodsFacts.tsx';
import { ForYou } from '../similar/ForYou.tsx';
import { PostsOfGoods } from '../similar/PostsOfGoods.tsx';
import { GoodsContent } from './GoodsContent.tsx';
import { GoodsGallery } from './GoodsGallery.tsx';
import { GoodsNav } from './GoodsNav.tsx';
import styles from './GoodsPage.module.css';
import { GoodsReviews } from './GoodsReviews.tsx';
import { GoodsShop } from './GoodsShop.tsx';
import { GoodsSummary } from './GoodsSummary.tsx';
import { markPart } from './use-parts.ts';

export type GroupView = {
  /** The team the person comes from, to join it. */
  teamId?: number | undefined;
  /** The ladder and the open teams come before the facts. */
  isGroupFirst?: boolean;
  /** The post they were found in, whose author is told what it sold. */
  post?: number | undefined;
};

export function GoodsPage({ goods, teamId, isGroupFirst, post }: { goods: Goods } & GroupView) {
  const cart = useRef<HTMLSpanElement>(null);
  const buying = useBuying(goods, cart, { teamId, post });
  const campaign = runningCampaign(goods);
  const { data: groups, isPending } = useGroupGoods(goods.id, campaign !== null);
  // the teams stand above the facts: these come with them, so that nothing is pushed down
  const isWaiting = isGroupFirst === true && campaign !== null && isPending;
  useWechatShare(goods.title, goods.shop.name, goods.images[0] ?? '');
  const group = campaign && <CampaignSection campaign={campaign} groups={groups} onJoin={buying.join} />;
  const below = (
    <>
      {isGroupFirst && group}
      <GoodsFacts goods={goods} buying={buying} />
      {!isGroupFirst && group}
      <div className={styles.part} {...markPart('reviews')}>
        <GoodsReviews goods={goods} />
      </div>
      <GoodsShop goods={goods} />
      {goods.content !== '' && (
        <div className={styles.part} {...markPart('details')}>
          <GoodsContent html={goods.content} />
        </div>
      )}
      <ComplainLine type="goods" id={goods.id} />
      <PostsOfGoods id={goods.id} />
      <div className={styles.part} {...markPart('similar')}>
        <ForYou goodsIds={[goods.id]} />
      </div>
    </>
  );
  return (
    <Page
      nav={<GoodsNav title={goods.title} cart={cart} />}
      bar={<GoodsBar goods={goods} buying={buying} ownTeam={groups?.mine ?? null} />}
      onRefresh={() => freshen('GET /wanlshop/goods/details', 'GET /wanlshop/groups/goods')}
    >
      <div {...markPart('goods')} />
      <GoodsGallery images={goods.images} title={goods.title} />
      <GoodsSummary goods={goods} />
      {isWaiting ? (
        <Delayed>
          <RowsSkeleton />
        </Delayed>
      ) : (
        below
      )}
      <SkuSheet goods={goods} buying={buying} />
    </Page>
  );
}

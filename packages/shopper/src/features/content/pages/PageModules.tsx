import type { PageModule } from '@chengji/contract';
import { useDeferredValue } from 'react';
import { ArticlesModule } from '../modules/ArticlesModule.tsx';
import { BannerModule } from '../modules/BannerModule.tsx';
import { CouponStripModule } from '../modules/CouponStripModule.tsx';
import { CubeModule } from '../modules/CubeModule.tsx';
import { GroupStripModule } from '../modules/GroupStripModule.tsx';
import { GoodsListModule } from '../modules/goods/GoodsListModule.tsx';
import { IconGridModule } from '../modules/IconGridModule.tsx';
import { toLength, toStyle } from '../modules/module.view.ts';
import { NoticeBarModule } from '../modules/NoticeBarModule.tsx';
import { PictureModule } from '../modules/PictureModule.tsx';
import { ShopListModule } from '../modules/ShopListModule.tsx';
import { GroupGoodsModule } from '../modules/selling/GroupGoodsModule.tsx';
import { LiveFeedModule } from '../modules/selling/LiveFeedModule.tsx';
import { PostFeedModule } from '../modules/selling/PostFeedModule.tsx';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import styles from './PageModules.module.css';

const IN_SIGHT = 3;

/** A page drawn from data. A module of a later version, or one that is broken, is left out. */
export function PageModules({ modules }: { modules: readonly PageModule[] }) {
  // what is visible is rendered at once, the rest later without delaying the first touch
  const drawn = useDeferredValue(modules, modules.slice(0, IN_SIGHT));
  return (
    <div className={styles.modules}>
      {drawn.map((module, index) => (
        <ModuleBoundary key={module.id}>
          <Module module={module} isFirst={index === 0} isLast={index === modules.length - 1} />
        </ModuleBoundary>
      ))}
    </div>
  );
}

type ModuleProps = { module: PageModule; isFirst: boolean; isLast: boolean };

function Module({ module, isFirst, isLast }: ModuleProps) {
  switch (module.type) {
    case 'banner':
      return <BannerModule module={module} isFirst={isFirst} />;
    case 'icon_grid':
      return <IconGridModule module={module} isFirst={isFirst} />;
    case 'notice_bar':
      return <NoticeBarModule module={module} />;
    case 'picture':
      return <PictureModule module={module} isFirst={isFirst} />;
    case 'cube':
      return <CubeModule module={module} />;
    case 'goods_list':
      return <GoodsListModule module={module} isLast={isLast} />;
    case 'shop_list':
      return <ShopListModule module={module} />;
    case 'articles':
      return <ArticlesModule module={module} />;
    case 'group_strip':
      return <GroupStripModule module={module} />;
    case 'group_goods':
    case 'ladder_goods':
      return <GroupGoodsModule module={module} />;
    case 'post_feed':
    case 'video_feed':
      return <PostFeedModule module={module} />;
    case 'live_feed':
      return <LiveFeedModule module={module} />;
    case 'coupon_strip':
      return <CouponStripModule module={module} />;
    case 'spacer':
      return <div style={{ ...toStyle(module.style), height: toLength(module.params.height) }} />;
    default:
      return null;
  }
}

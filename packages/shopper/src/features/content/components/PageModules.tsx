import type { PageModule } from '@chengji/contract';
import { useDeferredValue } from 'react';
import { lengthOf, styleOf } from '../module.view.ts';
import { ArticlesModule } from './ArticlesModule.tsx';
import { BannerModule } from './BannerModule.tsx';
import { CouponStripModule } from './CouponStripModule.tsx';
import { CubeModule } from './CubeModule.tsx';
import { GoodsListModule } from './GoodsListModule.tsx';
import { IconGridModule } from './IconGridModule.tsx';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { NoticeBarModule } from './NoticeBarModule.tsx';
import styles from './PageModules.module.css';
import { PictureModule } from './PictureModule.tsx';
import { ShopListModule } from './ShopListModule.tsx';

const IN_SIGHT = 3;

/** A page drawn from data. A module of a later version, or one that is broken, is left out. */
export function PageModules({ modules }: { modules: readonly PageModule[] }) {
  // what is in sight stands at once, the rest follows without holding the first touch up
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
    case 'coupon_strip':
      return <CouponStripModule module={module} />;
    case 'spacer':
      return <div style={{ ...styleOf(module.style), height: lengthOf(module.params.height) }} />;
    default:
      return null;
  }
}

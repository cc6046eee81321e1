import { CardStrip } from '../../../../design/commerce/CardStrip.tsx';
import { StripCard } from '../../../../design/commerce/StripCard.tsx';
import { StripSkeleton } from '../../../../design/commerce/StripSkeleton.tsx';
import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import cardStyles from '../../../../design/layout/card.module.css';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { go } from '../../../../kernel/router/navigation.ts';
import { useContentStrings } from '../../strings.ts';
import { isChosen, toGoodsPage } from '../module.view.ts';
import type { GoodsLayoutProps } from './goods-layout.ts';

/** A row of pictures to push along, and the way to all of them. */
export function GoodsStrip({ params, goods }: GoodsLayoutProps) {
  const t = useContentStrings();
  return (
    <SectionCard
      title={params.title}
      {...(isChosen(params)
        ? {}
        : { more: t('more'), onMore: () => go('pages/product/list', toGoodsPage(params)) })}
    >
      <CardStrip>
        {goods.map((row) => (
          <StripCard
            key={row.id}
            to="pages/product/goods"
            goods={row}
            price={row.price}
            was={row.was_price}
            titled
          />
        ))}
      </CardStrip>
    </SectionCard>
  );
}

GoodsStrip.Skeleton = () => (
  <SectionCard>
    <div className={cardStyles.head}>
      <Skeleton width={120} height={20} />
    </div>
    <StripSkeleton />
  </SectionCard>
);

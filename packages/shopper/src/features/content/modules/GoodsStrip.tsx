import { useRef } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { WasPrice } from '../../../design/commerce/WasPrice.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useRestoredScroll } from '../../../design/lists/use-restored-scroll.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useContentStrings } from '../strings.ts';
import styles from './GoodsListModule.module.css';
import type { GoodsLayoutProps } from './goods-layout.ts';
import { isChosen, toGoodsPage } from './module.view.ts';

const WIDTH = 98;
const PRICE = 20;

/** A row of pictures to push along, and the way to all of them. */
export function GoodsStrip({ params, goods }: GoodsLayoutProps) {
  const t = useContentStrings();
  const strip = useRef<HTMLDivElement>(null);
  useRestoredScroll(strip);
  return (
    <SectionCard
      title={params.title}
      {...(isChosen(params)
        ? {}
        : { more: t('more'), onMore: () => go('pages/product/list', toGoodsPage(params)) })}
    >
      <Row ref={strip} row="scroll" className={styles.strip}>
        {goods.map((row) => (
          <Link key={row.id} to="pages/product/goods" params={{ id: row.id }} className={styles.item}>
            <Photo url={row.image} width={WIDTH} className={styles.photo} />
            <Text above={2} size={12} tone={2} lines={1} className={styles.name}>
              {row.title}
            </Text>
            <Row as="span" row="baseline" gap={1} above={1} className={styles.price}>
              <Price money={row.price} size="s" />
              <WasPrice money={row.was_price} />
            </Row>
          </Link>
        ))}
      </Row>
    </SectionCard>
  );
}

GoodsStrip.Skeleton = () => (
  <SectionCard>
    <div className={cardStyles.head}>
      <Skeleton width={120} height={20} />
    </div>
    <Row row="scroll" className={styles.strip}>
      {[1, 2, 3, 4].map((place) => (
        <span key={place} className={styles.item}>
          <Skeleton height={WIDTH} radius={10} />
          <Skeleton width={80} height={18} gap={8} />
          <Skeleton width={56} height={PRICE} gap={4} />
        </span>
      ))}
    </Row>
  </SectionCard>
);

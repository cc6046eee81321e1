import { ChevronRight } from 'lucide-react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { ListView } from '../../../design/lists/ListView.tsx';
import { Waterfall } from '../../../design/lists/Waterfall.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useShopGoods } from '../queries.ts';
import { useShopStrings } from '../strings.ts';
import styles from './ShopGoods.module.css';

type Shop = { id: number; name: string; goods_count: number };

type ShopGoodsProps = {
  shop: Shop;
  sort: 'default' | 'sales' | 'new';
  title: string;
};

/** Goods of the shop in one order, endless, under a heading that leads to all of them. */
export function ShopGoods({ shop, sort, title }: ShopGoodsProps) {
  const t = useShopStrings();
  const showCount = useCountDisplay();
  const list = useShopGoods(shop.id, sort);
  return (
    <section>
      <Row row="between" gap={3} className={styles.heading}>
        <Text as="h2" size={17} bold lines={1}>
          {title}
        </Text>
        {shop.goods_count > 0 && (
          <Link
            to="pages/shop/product/list"
            params={{ shop_id: shop.id, title: shop.name, sort }}
            className={cardStyles.more}
            label={t('seeAll')}
          >
            {t('allGoods', { count: showCount(shop.goods_count) })}
            <Icon as={ChevronRight} size={16} />
          </Link>
        )}
      </Row>
      <ListView
        list={list}
        skeleton={<WaterfallSkeleton />}
        empty={<Empty picture="bags" title={t('noGoods')} text={t('noGoodsHint')} action={t('goHome')} />}
      >
        {(rows) => <Waterfall goods={rows} />}
      </ListView>
    </section>
  );
}

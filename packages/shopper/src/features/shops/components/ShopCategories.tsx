import { ChevronRight } from 'lucide-react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useOwnCategories, useShopCategories } from '../queries.ts';
import { useShopStrings } from '../strings.ts';
import styles from './ShopCategories.module.css';

const TILE = 72;

/** What the shop sells, by category. */
export function ShopCategories({ id }: { id: number }) {
  const t = useShopStrings();
  return (
    <QueryView query={useShopCategories(id)} skeleton={<RowsSkeleton />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty picture="bags" title={t('noGoods')} text={t('noGoodsHint')} />
        ) : (
          <div className={styles.list}>
            <OwnCategories id={id} />
            {rows.map((top) => (
              <SectionCard key={top.id}>
                <Row row="between" gap={3}>
                  <Text as="h2" size={16} bold lines={1}>
                    {top.name}
                  </Text>
                  <Link
                    to="pages/shop/product/list"
                    params={{ shop_id: id, category_id: top.id, title: top.name }}
                    className={cardStyles.more}
                    label={t('allOf', { name: top.name })}
                  >
                    {t('goodsCount', { count: top.goods_count })}
                    <Icon as={ChevronRight} size={16} />
                  </Link>
                </Row>
                {top.children.length > 0 && (
                  <div className={styles.grid}>
                    {top.children.map(({ id: categoryId, name, image }) => (
                      <Link
                        key={categoryId}
                        to="pages/shop/product/list"
                        params={{ shop_id: id, category_id: categoryId, title: name }}
                        className={styles.leaf}
                      >
                        <Photo url={image} width={TILE} thumb className={styles.photo} />
                        <span className={styles.name}>{name}</span>
                      </Link>
                    ))}
                  </div>
                )}
              </SectionCard>
            ))}
          </div>
        )
      }
    </QueryView>
  );
}

/** The shop's own categories, in its order; none where it has none, or they could not be read. */
function OwnCategories({ id }: { id: number }) {
  const t = useShopStrings();
  const rows = useOwnCategories(id).data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <SectionCard>
      <Text as="h2" size={16} bold>
        {t('ownCategories')}
      </Text>
      <div className={styles.own}>
        {rows.map(({ id: categoryId, name, goods_count }) => (
          <Link
            key={categoryId}
            to="pages/shop/product/list"
            params={{ shop_id: id, shop_category_id: categoryId, title: name }}
            className={styles.ownName}
          >
            {name} <span className={styles.ownCount}>{goods_count}</span>
          </Link>
        ))}
      </div>
    </SectionCard>
  );
}

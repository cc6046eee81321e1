import { Price } from '../../../design/commerce/Price.tsx';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { Box, Hidden, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import type { Goods } from '../buying/sku.view.ts';
import { VisitShop } from '../listing/VisitShop.tsx';
import { useShopGoods } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './GoodsShop.module.css';

const LOGO = 48;
const PHOTO = 84;
const SHOWN = 4;

/** Whose goods it is, and what else they sell. */
export function GoodsShop({ goods: { id, shop } }: { goods: Goods }) {
  const t = useCatalogStrings();
  const showCount = useCountDisplay();
  const others = useShopGoods(shop.id)
    .rows.filter((row) => row.id !== id)
    .slice(0, SHOWN);
  return (
    <SectionCard>
      <Row gap={3}>
        <Avatar url={shop.logo} name={shop.name} size={LOGO} shop />
        <Box grow>
          <Row gap={1}>
            <Text as="h2" size={16} bold lines={1}>
              {shop.name}
            </Text>
            <ShopTag type={shop.type} />
          </Row>
          <Box size={12} tone={3} className={styles.facts}>
            <span>{t('onSaleCount', { count: showCount(shop.goods_count) })}</span>
            {shop.score !== null && (
              <span>
                {t('shopScore')}{' '}
                <Text as="b" tone="success" num>
                  {shop.score.toFixed(1)}
                </Text>
              </span>
            )}
          </Box>
        </Box>
        <VisitShop id={shop.id} />
      </Row>
      {others.length > 0 && (
        <div className={styles.goods}>
          {others.map((row) => (
            <Link key={row.id} to="pages/product/goods" params={{ id: row.id }}>
              <Hidden>{row.title}</Hidden>
              <Photo url={row.image} width={PHOTO} className={styles.photo} />
              <Price money={row.price} size="s" />
            </Link>
          ))}
        </div>
      )}
    </SectionCard>
  );
}

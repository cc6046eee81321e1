import type { CartShop } from '@chengji/contract';
import { Store } from 'lucide-react';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { ShopCoupons } from '../../coupons/index.ts';
import type { AddOn } from '../estimate/estimate.view.ts';
import { ShopFoot } from '../estimate/ShopFoot.tsx';
import { CartLineRow } from '../line/CartLineRow.tsx';
import { chooseCartShop } from '../store.ts';
import { useCartStrings } from '../strings.ts';
import styles from './CartShopCard.module.css';

type Props = { shop: CartShop; isManaged: boolean; addOn: AddOn | undefined };

/** The lines of one shop under its name. */
export function CartShopCard({ shop, isManaged, addOn }: Props) {
  const t = useCartStrings();
  const canChoose = isManaged || shop.products.some(({ state }) => state === 'ok');
  return (
    <SectionCard flush className={styles.card}>
      <Row>
        <Check
          label={t('chooseShop', { shop: shop.shop_name })}
          checked={shop.check}
          disabled={!canChoose}
          onChange={() => chooseCartShop(shop.shop_id)}
        />
        <Row as="h2" gap={1} grow size={15} tone={1} bold className={styles.name}>
          <Link to="pages/shop/index" params={{ id: shop.shop_id }}>
            <Icon as={Store} size={18} />
            <Text lines={1}>{shop.shop_name}</Text>
            <ShopTag type={shop.shop_type} />
          </Link>
        </Row>
        <ShopCoupons shopId={shop.shop_id} className={styles.coupons} />
      </Row>
      {shop.products.map((line) => (
        <CartLineRow key={line.sku_id} line={line} isManaged={isManaged} />
      ))}
      {shop.choose > 0 && !isManaged && <ShopFoot shop={shop} addOn={addOn} />}
    </SectionCard>
  );
}

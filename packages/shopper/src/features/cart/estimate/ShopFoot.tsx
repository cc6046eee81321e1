import { showMoney } from '@chengji/client-kit/money-display';
import type { CartShop } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { computeShopSum } from '../cart.rules.ts';
import { useCartStrings } from '../strings.ts';
import styles from './AddOnBar.module.css';
import { AddOnBar } from './AddOnBar.tsx';
import type { AddOn } from './estimate.view.ts';

/** What is chosen of a shop costs so much, or what a little more would bring: as high, for that is known later. */
export function ShopFoot({ shop, addOn }: { shop: CartShop; addOn: AddOn | undefined }) {
  const t = useCartStrings();
  if (addOn) return <AddOnBar addOn={addOn} shopId={shop.shop_id} />;
  return (
    <p className={styles.sum}>
      <Text size={13} tone={2}>
        {t('shopSum')}
      </Text>
      <Text as="b" size={15} tone={1} num>
        {showMoney(computeShopSum(shop))}
      </Text>
    </p>
  );
}

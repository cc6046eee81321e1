import { showMoney } from '@chengji/client-kit/money-display';
import { ChevronRight } from 'lucide-react';
import { Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useCartStrings } from '../strings.ts';
import styles from './AddOnBar.module.css';
import type { AddOn } from './estimate.view.ts';

/** What a little more from this shop would bring, and the way to its goods. */
export function AddOnBar({ addOn, shopId }: { addOn: AddOn; shopId: number }) {
  const t = useCartStrings();
  const lacks = showMoney(addOn.lacks, 'short');
  return (
    <Link to="pages/shop/product/list" params={{ shop_id: shopId }} className={styles.bar}>
      <Text size={12} tone={1} grow>
        {addOn.kind === 'coupon'
          ? t('addOnCoupon', { lacks, saves: showMoney(addOn.saves, 'short') })
          : t('addOnFreight', { lacks })}
      </Text>
      <Text size={12} tone="brand" className={styles.go}>
        {t('goAddOn')}
        <Icon as={ChevronRight} size={14} />
      </Text>
    </Link>
  );
}

import { showDiscount, showMoney } from '@chengji/client-kit/money-display';
import type { Quote } from '@chengji/contract';
import { KeyValue } from '../../../design/KeyValue.tsx';
import { SectionCard } from '../../../design/SectionCard.tsx';
import { isNothing } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './CheckoutShop.module.css';
import { LineRow } from './LineRow.tsx';
import { ShopName } from './ShopName.tsx';

const MOST_WORDS = 200;

type CheckoutShopProps = {
  shop: Quote['shops'][number];
  remark: string;
  onRemark: (remark: string) => void;
};

/** What is bought of one shop, how it comes, and a word to the shop. */
export function CheckoutShop({ shop, remark, onRemark }: CheckoutShopProps) {
  const t = useOrderStrings();
  return (
    <SectionCard className={styles.card}>
      <ShopName name={shop.shop_name} type={shop.shop_type} />
      <div className="mt-1">
        {shop.lines.map((line) => (
          <LineRow key={line.sku_id} line={line} />
        ))}
      </div>
      <dl className="mt-1">
        <KeyValue name={t('delivery')}>{shop.freight_text}</KeyValue>
        {!isNothing(shop.freight) && <KeyValue name={t('freight')}>{showMoney(shop.freight)}</KeyValue>}
        {!isNothing(shop.discount) && <KeyValue name={t('discount')}>{showDiscount(shop.discount)}</KeyValue>}
      </dl>
      <label className={styles.remark}>
        {t('remark')}
        <input
          value={remark}
          maxLength={MOST_WORDS}
          placeholder={t('remarkHint')}
          enterKeyHint="done"
          onChange={(event) => onRemark(event.target.value)}
        />
      </label>
    </SectionCard>
  );
}

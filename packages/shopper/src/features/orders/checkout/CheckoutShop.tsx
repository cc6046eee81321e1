import { showDiscount, showMoney } from '@chengji/client-kit/money-display';
import type { Quote } from '@chengji/contract';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { CheckoutCard } from '../cards/CheckoutCard.tsx';
import { LineRow } from '../components/LineRow.tsx';
import { ShopName } from '../components/ShopName.tsx';
import { isNothing } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './CheckoutShop.module.css';
import { hasPlatformDiscount } from './checkout.view.ts';

const MAX_WORDS = 200;

type CheckoutShopProps = {
  shop: Quote['shops'][number];
  remark: string;
  onRemark: (remark: string) => void;
  onCard: (cardId: number | null) => void;
  /** The only shop: its sums are those of the whole. */
  isAlone: boolean;
};

/** What is bought of one shop, how it comes, and a word to the shop. */
export function CheckoutShop({ shop, remark, onRemark, onCard, isAlone }: CheckoutShopProps) {
  const t = useOrderStrings();
  return (
    <SectionCard className={styles.card}>
      <ShopName name={shop.shop_name} type={shop.shop_type} />
      <Box above={1}>
        {shop.lines.map((line) => (
          <LineRow key={line.sku_id} line={line} />
        ))}
      </Box>
      <Box as="dl" above={1}>
        <KeyValue name={t('delivery')}>{shop.freight_text}</KeyValue>
        {!isNothing(shop.freight) && <KeyValue name={t('freight')}>{showMoney(shop.freight)}</KeyValue>}
      </Box>
      <CheckoutCard
        name={t('shopCard')}
        cards={shop.cards}
        on={shop.card_id}
        next={shop.next}
        onChoose={onCard}
      />
      {!isAlone && !isNothing(shop.discount) && (
        <dl>
          <KeyValue name={t('shopTotal')}>
            {hasPlatformDiscount(shop) && <Text size={12}>{t('withPlatformCard')}</Text>}{' '}
            <Text tone="brand">{showDiscount(shop.discount)}</Text> <b>{showMoney(shop.payable)}</b>
          </KeyValue>
        </dl>
      )}
      <Box above={1} className={styles.remark}>
        <TextArea
          label={t('remark')}
          placeholder={t('remarkHint')}
          value={remark}
          rows={1}
          maxLength={MAX_WORDS}
          onChange={(event) => onRemark(event.target.value)}
        />
      </Box>
    </SectionCard>
  );
}

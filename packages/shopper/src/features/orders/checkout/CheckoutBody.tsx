import { showDiscount, showMoney } from '@chengji/client-kit/money-display';
import type { LateChoice, Quote } from '@chengji/contract';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { CheckoutCard } from '../cards/CheckoutCard.tsx';
import { type Cards, toCards, withCard } from '../cards/cards.view.ts';
import { isNothing } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import { CheckoutAddress } from './CheckoutAddress.tsx';
import styles from './CheckoutBody.module.css';
import { CheckoutGroup } from './CheckoutGroup.tsx';
import { CheckoutLate } from './CheckoutLate.tsx';
import { CheckoutShop } from './CheckoutShop.tsx';
import type { Remarks } from './checkout.view.ts';

type CheckoutBodyProps = {
  quote: Quote;
  remarks: Remarks;
  onRemarks: (remarks: Remarks) => void;
  onCards: (cards: Cards) => void;
  late: LateChoice | null;
  onLate: (late: LateChoice) => void;
  onChoose: () => void;
};

/** Address, shops and sums of a checkout. */
export function CheckoutBody(props: CheckoutBodyProps) {
  const { quote, remarks, onRemarks, onCards, late, onLate, onChoose } = props;
  const t = useOrderStrings();
  const used = toCards(quote);
  return (
    <Box above={2}>
      <CheckoutAddress address={quote.address} onChoose={onChoose} />
      {quote.group && <CheckoutGroup group={quote.group} />}
      {quote.shops.map((shop) => (
        <CheckoutShop
          key={shop.shop_id}
          shop={shop}
          remark={remarks[shop.shop_id] ?? ''}
          onRemark={(remark) => onRemarks({ ...remarks, [shop.shop_id]: remark })}
          isAlone={quote.shops.length === 1}
          onCard={(cardId) => onCards(withCard(used, shop.shop_id, cardId))}
        />
      ))}
      <SectionCard className={styles.platform}>
        <CheckoutCard
          name={t('platformCard')}
          cards={quote.platform_cards}
          on={quote.platform_card}
          next={quote.platform_next}
          onChoose={(cardId) => onCards(withCard(used, null, cardId))}
        />
      </SectionCard>
      {quote.group && <CheckoutLate late={late ?? quote.group.late} onLate={onLate} />}
      <SectionCard>
        <dl>
          <KeyValue name={t('goodsSum')}>{showMoney(quote.goods_amount)}</KeyValue>
          <KeyValue name={t('freight')}>{showMoney(quote.freight)}</KeyValue>
          <KeyValue name={t('discountSum')}>
            <Text tone={isNothing(quote.discount) ? undefined : 'brand'}>{showDiscount(quote.discount)}</Text>
          </KeyValue>
        </dl>
      </SectionCard>
    </Box>
  );
}

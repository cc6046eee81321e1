import { showDiscount, showMoney } from '@chengji/client-kit/money-display';
import type { Quote } from '@chengji/contract';
import { KeyValue } from '../../../design/KeyValue.tsx';
import { SectionCard } from '../../../design/SectionCard.tsx';
import type { Remarks } from '../checkout.view.ts';
import { useOrderStrings } from '../strings.ts';
import { CheckoutAddress } from './CheckoutAddress.tsx';
import { CheckoutShop } from './CheckoutShop.tsx';

type CheckoutBodyProps = {
  quote: Quote;
  remarks: Remarks;
  onRemarks: (remarks: Remarks) => void;
  onChoose: () => void;
};

/** Address, shops and sums of a checkout. */
export function CheckoutBody({ quote, remarks, onRemarks, onChoose }: CheckoutBodyProps) {
  const t = useOrderStrings();
  return (
    <div className="mt-2">
      <CheckoutAddress address={quote.address} onChoose={onChoose} />
      {quote.shops.map((shop) => (
        <CheckoutShop
          key={shop.shop_id}
          shop={shop}
          remark={remarks[shop.shop_id] ?? ''}
          onRemark={(remark) => onRemarks({ ...remarks, [shop.shop_id]: remark })}
        />
      ))}
      <SectionCard>
        <dl>
          <KeyValue name={t('goodsSum')}>{showMoney(quote.goods_amount)}</KeyValue>
          <KeyValue name={t('freight')}>{showMoney(quote.freight)}</KeyValue>
          <KeyValue name={t('discountSum')}>{showDiscount(quote.discount)}</KeyValue>
        </dl>
      </SectionCard>
    </div>
  );
}

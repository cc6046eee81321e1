import { Empty } from '../../design/feedback/Empty.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { useParams } from '../../kernel/router/page-context.ts';
import { PaymentResult } from './components/PaymentResult.tsx';
import { TradePay } from './components/TradePay.tsx';
import { usePaymentStrings } from './strings.ts';

/** The cashier of a trade; by a payment's number alone, how that payment stands. */
export function PayScreen() {
  const t = usePaymentStrings();
  const { trade_no, payment_no } = useParams('pages/user/money/pay');
  if (trade_no) return <TradePay tradeNo={trade_no} paymentNo={payment_no} />;
  if (payment_no) return <PaymentResult paymentNo={payment_no} />;
  return (
    <Page>
      <Empty picture="robot" title={t('noPayment')} text={t('noPaymentHint')} action={t('goHome')} />
    </Page>
  );
}

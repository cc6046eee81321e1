import { useEffect } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Stack } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { replace } from '../../../kernel/router/navigation.ts';
import { refreshMoney, usePaymentStatus } from '../queries.ts';
import { usePaymentStrings } from '../strings.ts';
import { RechargeState } from './RechargeState.tsx';

/** Where a person lands who comes back from a channel's page: a trade's payment goes on at its cashier. */
export function PaymentResult({ paymentNo }: { paymentNo: string }) {
  const t = usePaymentStrings();
  const query = usePaymentStatus(paymentNo);
  const { kind, status, trade_no } = query.data ?? {};
  const isCredited = kind === 'recharge' && status === 'paid';

  useEffect(() => {
    if (kind === 'trade' && trade_no) {
      replace('pages/user/money/pay', { trade_no, payment_no: paymentNo });
    }
    if (!isCredited) return;
    refreshMoney();
    replace('pages/page/success', { type: 'recharge', payment_no: paymentNo });
  }, [kind, trade_no, isCredited, paymentNo]);

  return (
    <Page title={t('recharge')}>
      <QueryView query={query} skeleton={<ResultSkeleton />}>
        {(payment) =>
          payment.kind === 'trade' || payment.status === 'paid' ? null : (
            <RechargeState status={payment.status} amount={payment.amount} note={payment.note} />
          )
        }
      </QueryView>
    </Page>
  );
}

const ResultSkeleton = () => (
  <Stack gap={4} inset="page" style={{ alignItems: 'center' }}>
    <Skeleton width={200} height={168} radius={20} gap={48} />
    <Skeleton width={160} height={24} />
    <Skeleton width={120} height={40} />
  </Stack>
);

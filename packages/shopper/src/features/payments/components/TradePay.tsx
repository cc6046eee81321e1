import { useEffect } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { faultText, isRefusal } from '../../../kernel/calls/faults.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { refreshOrders } from '../../orders/index.ts';
import { refreshMoney, useChannels, usePaymentStatus } from '../queries.ts';
import { usePaymentStrings } from '../strings.ts';
import { useLeave } from '../use-leave.ts';
import { usePay } from '../use-pay.ts';
import { Cashier } from './Cashier.tsx';

type TradePayProps = { tradeNo: string; paymentNo: string | undefined };

/** The cashier of a trade. A person back from a channel's page is here again, with the payment's number. */
export function TradePay({ tradeNo, paymentNo }: TradePayProps) {
  const t = usePaymentStrings();
  const channels = useChannels(tradeNo);
  const pay = usePay(tradeNo, paymentNo);
  const asked = usePaymentStatus(pay.payment).data;
  const status = asked?.status;
  const isPaid = pay.isPaid || status === 'paid' || channels.data?.paid === true;
  const isShut = isRefusal(channels.error, 'payments.trade_closed');
  const isOpen = channels.data !== undefined && !isShut && !isPaid;
  const leave = useLeave(isOpen);

  useEffect(() => {
    if (!isPaid) return;
    refreshOrders();
    refreshMoney();
    replace('pages/page/success', { type: 'pay', trade_no: tradeNo });
  }, [isPaid, tradeNo]);

  if (isShut) {
    return (
      <Page>
        <Empty
          picture="robot"
          title={t('closed')}
          text={status === 'refunded' ? t('refunded') : faultText(channels.error)}
          action={t('seeOrders')}
          onAction={() => replace('pages/user/order/order')}
        />
      </Page>
    );
  }
  if (isOpen && channels.data) {
    return (
      <Cashier
        channels={channels.data}
        pay={pay}
        isWaiting={pay.payment !== null && (status ?? 'pending') === 'pending'}
        note={asked?.note ?? ''}
        onLeave={() => void leave()}
      />
    );
  }
  return (
    <Page>
      {!isPaid && (
        <QueryView query={channels} skeleton={<RowsSkeleton rows={3} />}>
          {() => null}
        </QueryView>
      )}
    </Page>
  );
}

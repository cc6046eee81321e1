import { showMoney } from '@chengji/client-kit/money-display';
import { Button } from 'antd';
import { useFinalAct } from '../../../design/queue/use-final-act.ts';
import { useRetryRefund, useReturnToBalance } from '../queries.ts';
import type { MarketRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import styles from './decision.module.css';

/** The channel could not return the money: it is asked once more, or the money goes to the buyer's balance. */
export function FailedFoot({ refund, onDone }: { refund: MarketRefund; onDone: () => void }) {
  const text = useRefundsText();
  const [retry, toBalance] = [useRetryRefund(), useReturnToBalance()];
  const askFinally = useFinalAct();
  const { id, can } = refund;
  const amount = showMoney(refund.amount);
  return (
    <div className={styles.foot}>
      {can.to_balance && (
        <Button
          type="primary"
          block
          loading={toBalance.isPending}
          onClick={() =>
            askFinally({
              title: text('toBalanceTitle', { amount }),
              body: text('toBalanceBody'),
              okText: text('toBalance', { amount }),
              doneText: text('toBalanceDone', { amount }),
              act: () => toBalance.mutateAsync({ id }),
              onDone,
            })
          }
        >
          {text('toBalance', { amount })}
        </Button>
      )}
      {can.retry && (
        <Button
          block
          loading={retry.isPending}
          onClick={() =>
            askFinally({
              title: text('retryTitle', { amount }),
              body: text('retryBody'),
              okText: text('retry'),
              doneText: text('retried'),
              act: () => retry.mutateAsync({ id }),
              onDone,
            })
          }
        >
          {text('retry')}
        </Button>
      )}
    </div>
  );
}

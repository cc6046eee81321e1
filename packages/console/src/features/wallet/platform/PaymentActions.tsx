import { Button } from 'antd';
import { useState } from 'react';
import { ReasonModal } from '../../../design/feedback/ReasonModal.tsx';
import { useFailWithdrawal } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import { canFail, type WithdrawalDetails } from '../withdrawal.view.ts';
import { PaidModal } from './PaidModal.tsx';
import styles from './platform.module.css';

/** Enters that it was paid out, or that this failed. */
export function PaymentActions({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  const fail = useFailWithdrawal();
  const [doing, setDoing] = useState<'paid' | 'failed'>();
  const { id, owner, can } = withdrawal;
  const close = () => setDoing(undefined);
  return (
    <>
      {can.paid && (
        <div className={styles.decisions}>
          {canFail(withdrawal) && (
            <Button danger onClick={() => setDoing('failed')}>
              {text('failed')}
            </Button>
          )}
          <Button className={styles.decision} type="primary" onClick={() => setDoing('paid')}>
            {text('paid')}
          </Button>
        </div>
      )}
      {doing === 'paid' && <PaidModal withdrawal={withdrawal} onClose={close} />}
      {doing === 'failed' && (
        <ReasonModal
          title={text('failedTitle', { name: owner.name })}
          body={text('failedBody')}
          action={text('failedDo')}
          doneText={text('failedDone')}
          label={text('reason')}
          isOwed
          isSending={fail.isPending}
          onAct={(reason, done) => fail.mutate({ id, reason }, { onSuccess: done })}
          onClose={close}
        />
      )}
    </>
  );
}

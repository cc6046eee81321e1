import { showMoney } from '@chengji/client-kit/money-display';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ReasonModal } from '../../../design/feedback/ReasonModal.tsx';
import { useApproveWithdrawal, useRejectWithdrawal } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import type { WithdrawalDetails } from '../withdrawal.view.ts';
import styles from './platform.module.css';

/** Approves or rejects; each says first what comes of it. */
export function ApprovalActions({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  const { message, modal } = App.useApp();
  const approve = useApproveWithdrawal();
  const reject = useRejectWithdrawal();
  const [isRejecting, setRejecting] = useState(false);
  const { id, owner, amount, arrives, can, approvals, approvals_needed } = withdrawal;
  if (!can.approve && !can.reject) return null;

  const isLast = approvals.length + 1 >= approvals_needed;
  const askToApprove = () =>
    modal.confirm({
      title: text('approveTitle', { name: owner.name, amount: showMoney(arrives) }),
      content: text(isLast ? 'approveBody' : 'approveBodyMore'),
      okText: text('approve'),
      onOk: () => approve.mutateAsync({ id }).then(() => void message.success(text('approved'))),
    });
  return (
    <div className={styles.decisions}>
      {can.reject && (
        <Button danger onClick={() => setRejecting(true)}>
          {text('reject')}
        </Button>
      )}
      {can.approve && (
        <Button className={styles.decision} type="primary" onClick={askToApprove}>
          {text('approve')}
        </Button>
      )}
      {isRejecting && (
        <ReasonModal
          title={text('rejectTitle', { name: owner.name })}
          body={text('rejectBody', { amount: showMoney(amount) })}
          action={text('rejectDo', { amount: showMoney(amount) })}
          doneText={text('rejected')}
          label={text('reason')}
          hint={text('reasonSeen')}
          isOwed
          isSending={reject.isPending}
          onAct={(reason, done) => reject.mutate({ id, reason }, { onSuccess: done })}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}

import { showMoney } from '@chengji/client-kit/money-display';
import type { RepairPlan } from '@chengji/contract';
import { refundsPlatformCalls } from '@chengji/contract/refunds/refunds.platform.calls';
import { Button } from 'antd';
import { useState } from 'react';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { RepairEntries, WaitingRepair } from '../../radar/index.ts';
import { useRetryRefund, useReturnToBalance } from '../queries.ts';
import type { MarketRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import styles from './decision.module.css';

type Props = { refund: MarketRefund; onDone: () => void };

/** The channel could not return the money: it is asked once more, or the money goes to the buyer's balance. */
export function FailedFoot({ refund, onDone }: Props) {
  const text = useRefundsText();
  const [chosen, choose] = useState<RepairPlan | null>(null);
  const { plans, repair } = refund;
  const amount = showMoney(refund.amount);
  return (
    <div className={styles.foot}>
      {repair && <WaitingRepair repair={repair} />}
      {plans.map((plan) => (
        <Button
          key={plan.way}
          type={plan.way === 'credit' ? 'primary' : 'default'}
          block
          onClick={() => choose(plan)}
        >
          {plan.way === 'credit' ? text('toBalance', { amount }) : text('retry')}
        </Button>
      ))}
      {chosen && <FailedModal refund={refund} plan={chosen} onDone={onDone} onClose={() => choose(null)} />}
    </div>
  );
}

type ModalProps = Props & { plan: RepairPlan; onClose: () => void };

/** Shows the entries before they are written, and asks why. */
function FailedModal({ refund, plan, onDone, onClose }: ModalProps) {
  const text = useRefundsText();
  const [retry, toBalance] = [useRetryRefund(), useReturnToBalance()];
  const isCredit = plan.way === 'credit';
  const word = isCredit ? 'toBalance' : 'retry';
  const amount = showMoney(refund.amount);
  const doneText = text(isCredit ? 'toBalanceDone' : 'retried', { amount });
  const form = useEditorForm({
    schema: refundsPlatformCalls['POST /platform/refunds/retry'].in,
    start: { id: refund.id, reason: '' },
    save: isCredit ? toBalance : retry,
    doneText: () => (plan.needs_two ? text('repairAsked') : doneText),
    onSaved: () => {
      onClose();
      if (!plan.needs_two) onDone();
    },
  });
  return (
    <EditModal
      title={text(`${word}Title`, { amount })}
      action={plan.needs_two ? text('askRepair') : text(word, { amount })}
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <p>{text(`${word}Body`)}</p>
        <TextField
          {...form.field('reason')}
          label={text('repairReason')}
          most={200}
          isRequired
          hint={text('repairReasonHint')}
        />
        <RepairEntries plan={plan} />
      </div>
    </EditModal>
  );
}

import { showMoney } from '@chengji/client-kit/money-display';
import { walletPlatformCalls } from '@chengji/contract/wallet/wallet.platform.calls';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { usePayWithdrawal } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import type { WithdrawalDetails } from '../withdrawal.view.ts';

/** Enters the bank's reference of what was paid out. */
export function PaidModal({ withdrawal, onClose }: { withdrawal: WithdrawalDetails; onClose: () => void }) {
  const text = useWalletText();
  const { id, owner, arrives } = withdrawal;
  const form = useEditorForm({
    schema: walletPlatformCalls['POST /platform/withdrawals/paid'].in,
    start: { id, reference: '' },
    save: usePayWithdrawal(),
    doneText: () => text('paidDone'),
    onSaved: onClose,
  });
  return (
    <EditModal
      title={text('paidTitle', { name: owner.name, amount: showMoney(arrives) })}
      action={text('paidDo', { amount: showMoney(arrives) })}
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <p>{text('paidBody')}</p>
        <TextField
          {...form.field('reference')}
          label={text('reference')}
          most={64}
          isRequired
          hint={text('referenceHint')}
          onEnter={() => void form.submit()}
        />
      </div>
    </EditModal>
  );
}

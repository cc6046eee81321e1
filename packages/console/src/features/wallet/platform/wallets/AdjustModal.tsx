import { showMoney } from '@chengji/client-kit/money-display';
import { walletPlatformCalls } from '@chengji/contract/wallet/wallet.platform.calls';
import { App, Segmented } from 'antd';
import { Note } from '../../../../design/feedback/Note.tsx';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { FieldGroup } from '../../../../design/inputs/FieldGroup.tsx';
import { MoneyField } from '../../../../design/inputs/money/MoneyInput.tsx';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import {
  computeBalanceAfter,
  type Direction,
  directions,
  isTooMuch,
  toSignedAmount,
} from '../../adjustment.view.ts';
import { useAdjust } from '../../queries.ts';
import type { Wallet } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';

type Typed = { direction: Direction; amount: string; reason: string };

/** Gives money to a wallet or takes it back, for a reason; the balance it leaves is shown first. */
export function AdjustModal({ wallet, onClose }: { wallet: Wallet; onClose: () => void }) {
  const text = useWalletText();
  const { message } = App.useApp();
  const { owner, available } = wallet;
  const start: Typed = { direction: 'give', amount: '', reason: '' };
  const form = useEditorForm({
    schema: walletPlatformCalls['POST /platform/wallet/adjust'].in.refine(
      ({ amount }) => !isTooMuch(available, amount),
      { path: ['amount'] },
    ),
    start,
    toInput: ({ direction, amount, reason }: Typed) => ({
      kind: owner.kind,
      id: owner.id,
      amount: toSignedAmount(direction, amount) ?? '',
      reason,
    }),
    save: useAdjust(),
    words: ({ direction, amount }) => ({
      amount: toSignedAmount(direction, amount)
        ? text('adjustTooMuch', { available: showMoney(available) })
        : text('adjustWrong'),
    }),
    doneText: null,
    onSaved: ({ state }) => {
      void message.success(text(state === 'waiting' ? 'adjustWaits' : 'adjustDone'));
      onClose();
    },
  });
  const signed = toSignedAmount(form.values.direction, form.values.amount);
  return (
    <EditModal
      title={text('adjustTitle', { name: owner.name })}
      action={text('adjustDo')}
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <Note>{text('adjustNote')}</Note>
        <FieldGroup label={text('direction')}>
          <Segmented
            aria-label={text('direction')}
            value={form.values.direction}
            options={directions.map((value) => ({ value, label: text(`direction_${value}`) }))}
            onChange={(direction) => form.change({ direction, amount: form.values.amount })}
          />
        </FieldGroup>
        <MoneyField
          {...form.field('amount')}
          label={text('adjustAmount')}
          isRequired
          hint={
            signed &&
            !isTooMuch(available, signed) &&
            text('adjustAfter', {
              before: showMoney(available),
              after: showMoney(computeBalanceAfter(available, signed)),
            })
          }
        />
        <TextField
          {...form.field('reason')}
          label={text('adjustReason')}
          most={200}
          rows={{ least: 2, most: 5 }}
          isRequired
          hint={text('adjustReasonHint')}
        />
      </div>
    </EditModal>
  );
}

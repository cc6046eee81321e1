import type { Bank, CardType } from '@chengji/contract';
import { walletSellerCalls } from '@chengji/contract/wallet/wallet.seller.calls';
import { Note } from '../../../design/feedback/Note.tsx';
import { EditDrawer } from '../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { SelectField } from '../../../design/inputs/SelectField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { emptyAccount, isCardNumberTyped, readNumber, toAccountInput } from '../account.view.ts';
import { useSaveAccount } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';

const cardTypes: readonly CardType[] = ['debit', 'credit'];

/** Sets where the shop is paid out to; the number says which bank it is of. */
export function AccountDrawer({ banks, onClose }: { banks: readonly Bank[]; onClose: () => void }) {
  const text = useWalletText();
  const form = useEditorForm({
    schema: walletSellerCalls['POST /seller/money/account'].in
      .required({ card_type: true })
      .refine(({ account }) => isCardNumberTyped(account), { path: ['account'] })
      .refine(({ bank_code }) => bank_code !== '', { path: ['bank_code'] }),
    start: emptyAccount,
    toInput: toAccountInput,
    save: useSaveAccount(),
    words: ({ account, phone }) => ({
      ...(account === '' ? {} : { account: text('cardNumberWrong') }),
      ...(phone === '' ? {} : { phone: text('phoneWrong') }),
    }),
    doneText: () => text('accountSaved'),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <EditDrawer title={text('account')} size={480} form={form} onClose={onClose}>
      <div className="stack">
        <Note>{text('accountHint')}</Note>
        <TextField
          {...field('account')}
          label={text('cardNumber')}
          most={30}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          hint={text('cardNumberHint')}
          onChange={(typed) => form.change(readNumber(typed, banks))}
        />
        <SelectField
          {...field('bank_code')}
          label={text('bank')}
          isRequired
          hasSearch
          placeholder={text('bankChoose')}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <SelectField
          {...field('card_type')}
          label={text('cardType')}
          isRequired
          options={cardTypes.map((type) => ({ value: type, label: text(`card_${type}`) }))}
        />
        <TextField {...field('name')} label={text('holder')} most={40} isRequired autoComplete="off" />
        <TextField
          {...field('phone')}
          label={text('phone')}
          most={11}
          isRequired
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </EditDrawer>
  );
}

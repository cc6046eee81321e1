import { showDiscount, showMoney } from '@chengji/client-kit/money-display';
import { showRate } from '@chengji/client-kit/percent-display';
import type { PayoutAccount } from '@chengji/contract';
import { walletSellerCalls } from '@chengji/contract/wallet/wallet.seller.calls';
import { App, Button } from 'antd';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { OffWhen } from '../../../design/inputs/Fields.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { MoneyField } from '../../../design/inputs/money/MoneyInput.tsx';
import { parseMoneyInput } from '../../../design/inputs/money/parse-money-input.ts';
import cardStyles from '../../../design/layout/card.module.css';
import { useAccountName } from '../components/AccountLine.tsx';
import { computeMostWithdrawn, findWithdrawProblem, toWithdrawSums } from '../income.view.ts';
import { useWithdraw } from '../queries.ts';
import type { Income } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';

/** Asks for money to be paid out: what it costs and what arrives are known before it is sent. */
export function WithdrawForm({ income, account }: { income: Income; account: PayoutAccount }) {
  const text = useWalletText();
  const { modal } = App.useApp();
  const accountName = useAccountName();
  const { minimum, maximum, left_today, fee_rate } = income.withdraw;
  const limits = {
    minimum: showMoney(minimum),
    maximum: showMoney(maximum),
    left: showMoney(left_today),
  };
  const problemText = (typed: string): { amount?: string } => {
    const problem = findWithdrawProblem(typed, income);
    return problem ? { amount: text(`withdraw_${problem}`, limits) } : {};
  };
  const form = useEditorForm({
    schema: walletSellerCalls['POST /seller/money/withdraw'].in.refine(
      ({ amount }) => findWithdrawProblem(amount, income) === undefined,
      { path: ['amount'] },
    ),
    start: { amount: '' },
    toInput: ({ amount }) => ({ amount: parseMoneyInput(amount) ?? amount }),
    save: useWithdraw(),
    words: ({ amount }) => problemText(amount),
    doneText: () => text('withdrawSent'),
    onSaved: () => {
      form.reset();
    },
    asksToLeave: false,
  });
  const { amount } = form.values;
  const sums = toWithdrawSums(amount, income);

  const ask = () =>
    sums &&
    modal.confirm({
      title: text('withdrawTitle', {
        amount: showMoney(parseMoneyInput(amount) ?? amount),
        account: accountName(account),
      }),
      content: text('withdrawBody', { arrives: showMoney(sums.arrives) }),
      okText: text('withdrawDoPlain'),
      onOk: () => form.submit(),
    });
  return (
    <OffWhen isOff={form.isSending}>
      <MoneyField
        {...form.field('amount')}
        label={text('withdrawAmount')}
        isRequired
        hint={
          <span className="row between wrap">
            <span>{text('withdrawLimits', limits)}</span>
            <LinkButton isMain onPress={() => form.change({ amount: computeMostWithdrawn(income) })}>
              {text('withdrawAll')}
            </LinkButton>
          </span>
        }
      />
      {sums && form.isValid && (
        <dl className={cardStyles.sums}>
          <div>
            <dt>{fee_rate > 0 ? text('fee', { rate: showRate(fee_rate) }) : text('feeNone')}</dt>
            <dd>{showDiscount(sums.fee)}</dd>
          </div>
          <div>
            <dt>{text('arrives')}</dt>
            <dd className="strong">{showMoney(sums.arrives)}</dd>
          </div>
          <div>
            <dt>{text('leftAfter')}</dt>
            <dd>{showMoney(sums.left)}</dd>
          </div>
        </dl>
      )}
      <Button type="primary" size="large" disabled={!form.isValid} loading={form.isSending} onClick={ask}>
        {form.isValid
          ? text('withdrawDo', { amount: showMoney(parseMoneyInput(amount) ?? amount) })
          : text('withdrawDoPlain')}
      </Button>
    </OffWhen>
  );
}

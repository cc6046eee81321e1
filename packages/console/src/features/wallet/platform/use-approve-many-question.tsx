import { CallError } from '@chengji/client-kit';
import { showMoney } from '@chengji/client-kit/money-display';
import type { PlatformWithdrawal } from '@chengji/contract';
import { App } from 'antd';
import { useFaultReport } from '../../../kernel/use-call.ts';
import { useApproveEach } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import { countNeedingAnother, sumMoney } from '../withdrawal.view.ts';

/** Of one of many, which holds up no other: a colleague was first, or its channel is off. */
const ofOne = ['wallet.withdrawal_moved', 'wallet.approved_by_you', 'payments.channel_off'];

/** Asks before several withdrawals are approved, one after the other, and says how many were. */
export function useApproveManyQuestion(): (withdrawals: PlatformWithdrawal[], onDone: () => void) => void {
  const text = useWalletText();
  const { message, modal } = App.useApp();
  const report = useFaultReport();
  const approve = useApproveEach();

  async function approveAll(withdrawals: PlatformWithdrawal[]) {
    let left = 0;
    for (const { id } of withdrawals) {
      try {
        await approve.mutateAsync({ id });
      } catch (fault) {
        if (!(fault instanceof CallError && ofOne.includes(fault.key))) return report(fault);
        left += 1;
      }
    }
    const n = withdrawals.length - left;
    if (left > 0) message.warning(text('approvedSome', { n, left }));
    else message.success(text('approvedMany', { n }));
  }
  return (withdrawals, onDone) => {
    const another = countNeedingAnother(withdrawals);
    modal.confirm({
      title: text('approveManyTitle', {
        n: withdrawals.length,
        amount: showMoney(sumMoney(withdrawals, 'arrives')),
      }),
      content: another > 0 ? text('approveManyBodyMore', { n: another }) : text('approveBody'),
      okText: text('approve'),
      onOk: () => approveAll(withdrawals).then(onDone),
    });
  };
}

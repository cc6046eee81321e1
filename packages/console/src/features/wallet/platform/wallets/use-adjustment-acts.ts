import { showMovement } from '@chengji/client-kit/money-display';
import type { Adjustment } from '@chengji/contract';
import { App } from 'antd';
import { useApproveAdjustment, useDropAdjustment } from '../../queries.ts';
import { useWalletText } from '../../wallet-text.ts';

/** Approves or drops an adjustment that waits; each is asked about first. */
export function useAdjustmentActs() {
  const text = useWalletText();
  const { message, modal } = App.useApp();
  const approve = useApproveAdjustment();
  const drop = useDropAdjustment();
  return {
    approve: ({ id, owner, amount, reason }: Adjustment) =>
      modal.confirm({
        title: text('adjustApproveTitle', { name: owner, amount: showMovement(amount) }),
        content: text('adjustApproveBody', { reason }),
        okText: text('adjustApprove'),
        onOk: () => approve.mutateAsync({ id }).then(() => void message.success(text('adjustApproved'))),
      }),
    drop: ({ id, owner, amount }: Adjustment) =>
      modal.confirm({
        title: text('adjustDropTitle', { name: owner, amount: showMovement(amount) }),
        content: text('adjustDropBody'),
        okText: text('adjustDrop'),
        okButtonProps: { danger: true },
        onOk: () => drop.mutateAsync({ id }).then(() => void message.success(text('adjustDropped'))),
      }),
  };
}

export type AdjustmentActs = ReturnType<typeof useAdjustmentActs>;

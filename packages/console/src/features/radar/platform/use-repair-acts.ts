import { showMovement } from '@chengji/client-kit/money-display';
import type { Repair } from '@chengji/contract';
import { App } from 'antd';
import { useApproveRepair, useDropRepair } from '../queries.ts';
import { useRadarText } from '../radar-text.ts';

/** Approves or drops a repair that waits; each is asked about first. */
export function useRepairActs() {
  const text = useRadarText();
  const { message, modal } = App.useApp();
  const approve = useApproveRepair();
  const drop = useDropRepair();
  return {
    approve: ({ id, number, amount, way, reason }: Repair) =>
      modal.confirm({
        title: text('approveTitle', { number, amount: showMovement(amount) }),
        content: text('approveBody', { way: text(`way_${way}`), reason }),
        okText: text('approve'),
        onOk: () => approve.mutateAsync({ id }).then(() => void message.success(text('approved'))),
      }),
    drop: ({ id, number }: Repair) =>
      modal.confirm({
        title: text('dropTitle', { number }),
        content: text('dropBody'),
        okText: text('drop'),
        okButtonProps: { danger: true },
        onOk: () => drop.mutateAsync({ id }).then(() => void message.success(text('dropped'))),
      }),
  };
}

export type RepairActs = ReturnType<typeof useRepairActs>;

import type { CallIn } from '@chengji/contract';
import { Button } from 'antd';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../kernel/rights.ts';
import { ExportDrawer } from './ExportDrawer.tsx';
import { useExportGoods, useExportOrders, useExportRefunds } from './queries.ts';
import type { ExportKind } from './task.view.ts';
import { useTasksText } from './tasks-text.ts';

/** Exports the goods that a list's filters show. */
export function ExportGoodsButton({ filters }: { filters: CallIn<'POST /seller/goods/export'> }) {
  const start = useExportGoods();
  return (
    <ExportButton kind="goods_export" isStarting={start.isPending} onStart={() => start.mutate(filters)} />
  );
}

/** Exports the orders that a list's filters show. */
export function ExportOrdersButton({ filters }: { filters: CallIn<'POST /seller/orders/export'> }) {
  const start = useExportOrders();
  return (
    <ExportButton
      kind="orders_export"
      isStarting={start.isPending}
      onStart={(contacts) => start.mutate(contacts ? { ...filters, contacts } : filters)}
    />
  );
}

/** Exports the refunds that a tab and its filters show. */
export function ExportRefundsButton({ filters }: { filters: CallIn<'POST /seller/refunds/export'> }) {
  const start = useExportRefunds();
  return (
    <ExportButton kind="refunds_export" isStarting={start.isPending} onStart={() => start.mutate(filters)} />
  );
}

type Props = {
  kind: ExportKind;
  isStarting: boolean;
  onStart: (contacts: boolean) => void;
};

const rights: Record<ExportKind, string> = {
  goods_export: 'goods.export',
  orders_export: 'orders.export',
  refunds_export: 'refunds.export',
};

function ExportButton(props: Props) {
  const text = useTasksText();
  const [isOpen, setOpen] = useState(false);
  if (!useCan('seller', rights[props.kind])) return null;
  return (
    <>
      <Button icon={<FileDown />} onClick={() => setOpen(true)}>
        {text('export')}
      </Button>
      {isOpen && <ExportDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

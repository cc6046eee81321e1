import type { CallIn } from '@chengji/contract';
import { Button } from 'antd';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { ExportDrawer } from './ExportDrawer.tsx';
import { useExportGoods, useExportOrders } from './queries.ts';
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

type Props = {
  kind: 'goods_export' | 'orders_export';
  isStarting: boolean;
  onStart: (contacts: boolean) => void;
};

function ExportButton(props: Props) {
  const text = useTasksText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileDown />} onClick={() => setOpen(true)}>
        {text('export')}
      </Button>
      {isOpen && <ExportDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

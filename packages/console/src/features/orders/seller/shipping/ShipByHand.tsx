import { App, Select } from 'antd';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from '../../../../design/tables/cells.module.css';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers, useShipMany } from '../../queries.ts';
import type { ShipLine } from '../../ship-lines.ts';
import { HandFooter } from './HandFooter.tsx';
import { HandTable } from './HandTable.tsx';
import { type JustShipped, toJustShipped } from './just-shipped.ts';
import { type TypedShipments, toName } from './typed-shipments.ts';

type Props = {
  orders: SellerOrderRow[];
  /** Whether it holds numbers that were not sent. */
  onChanged: (isChanged: boolean) => void;
  onShipped: (shipped: JustShipped) => void;
  onDone: () => void;
};

/** One line for each selected order; Enter goes to the next, so a scanner fills them in one run. */
export function ShipByHand({ orders, onChanged, onShipped, onDone }: Props) {
  const text = useOrdersText();
  const { message } = App.useApp();
  const carriers = useCarriers().data?.rows ?? [];
  const ship = useShipMany();
  const [left, setLeft] = useState(orders);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const { control, setValue } = useForm<TypedShipments>({
    defaultValues: Object.fromEntries(orders.map((order) => [toName(order), { tracking_no: '' }])),
  });
  const handleRemove = useCallback(
    (order: SellerOrderRow) => setLeft((now) => now.filter((one) => one !== order)),
    [],
  );
  const handleShip = (rows: ShipLine[]) =>
    ship.mutate(
      { rows },
      {
        onSuccess: (answer) => {
          const shipped = toJustShipped(answer);
          if (shipped) onShipped(shipped);
          const done = new Set(answer.rows.filter((row) => row.ok).map((row) => row.order_no));
          setLeft((now) => now.filter((order) => !done.has(order.order_no)));
          setRefused(
            Object.fromEntries(answer.rows.filter((row) => !row.ok).map((row) => [row.order_no, row.msg])),
          );
          if (answer.refused === 0) void message.success(text('shippedMany', { n: answer.shipped }));
          else void message.warning(text('shippedSome', { n: answer.shipped, refused: answer.refused }));
          if (answer.refused === 0 && done.size === left.length) onDone();
        },
      },
    );
  return (
    <>
      <div className="row between">
        <Select
          aria-label={text('sameCarrier')}
          placeholder={text('sameCarrier')}
          className={styles.carrierField}
          options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(carrier: string) => {
            for (const order of left) setValue(`${toName(order)}.carrier`, carrier);
          }}
        />
        <span className="muted small">{text('scanHint')}</span>
      </div>
      <HandTable orders={left} refused={refused} control={control} onRemove={handleRemove} />
      <HandFooter
        orders={left}
        control={control}
        isSending={ship.isPending}
        onChanged={onChanged}
        onShip={handleShip}
      />
    </>
  );
}

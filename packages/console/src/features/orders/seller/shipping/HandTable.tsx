import { isTrackingNo } from '@chengji/contract/shipping/tracking-number.rules';
import { Button, Input, Select } from 'antd';
import { CircleCheck, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { actionsColumn } from '../../../../design/tables/actions-column.tsx';
import styles from '../../../../design/tables/cells.module.css';
import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers } from '../../queries.ts';
import { type TypedShipments, toName } from './typed-shipments.ts';

type Props = {
  orders: SellerOrderRow[];
  /** Why an order was not shipped, by its number. */
  refused: Readonly<Record<string, string>>;
  control: Control<TypedShipments>;
  onRemove: (order: SellerOrderRow) => void;
};

/** The orders with what is typed for them; a key pressed in a cell draws that cell alone. */
export const HandTable = memo(function HandTable({ orders, refused, control, onRemove }: Props) {
  const text = useOrdersText();
  const table = useRef<HTMLDivElement>(null);
  const goOn = (at: number) =>
    table.current?.querySelectorAll<HTMLInputElement>('input[data-tracking]')[at + 1]?.focus();
  return (
    <div ref={table}>
      <DataTable<SellerOrderRow>
        label={text('shipMany')}
        rows={orders}
        rowKey={({ order_no }) => order_no}
        empty={null}
        columns={[
          {
            title: text('order'),
            render: (_, order) => (
              <span className={styles.cellTwo}>
                <OrderGoods lines={order.lines} />
                {refused[order.order_no] && (
                  <span className={styles.lineProblem}>{refused[order.order_no]}</span>
                )}
              </span>
            ),
          },
          {
            title: text('receiver'),
            render: (_, order) => <TwoLines first={order.receiver.name} second={order.receiver.area} />,
          },
          {
            title: text('carrier'),
            render: (_, order) => <CarrierCell order={order} control={control} />,
          },
          {
            title: text('trackingNo'),
            render: (_, order, at) => (
              <TrackingCell order={order} control={control} isFirst={at === 0} onEnter={() => goOn(at)} />
            ),
          },
          actionsColumn((order) => (
            <Button
              size="small"
              type="text"
              icon={<Trash2 size={14} />}
              aria-label={text('remove')}
              onClick={() => onRemove(order)}
            />
          )),
        ]}
      />
    </div>
  );
});

type CellProps = { order: SellerOrderRow; control: Control<TypedShipments> };

function CarrierCell({ order, control }: CellProps) {
  const text = useOrdersText();
  const carriers = useCarriers().data?.rows ?? [];
  const { field } = useController({ control, name: `${toName(order)}.carrier` });
  return (
    <Select
      size="small"
      className={styles.carrierField}
      aria-label={`${text('carrier')} ${order.order_no}`}
      value={field.value}
      options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={field.onChange}
    />
  );
}

type TrackingProps = CellProps & { isFirst: boolean; onEnter: () => void };

function TrackingCell({ order, control, isFirst, onEnter }: TrackingProps) {
  const text = useOrdersText();
  const { field } = useController({ control, name: `${toName(order)}.tracking_no` });
  const isFine = isTrackingNo(field.value);
  const isWrong = field.value !== '' && !isFine;
  return (
    <span className={styles.cellTwo}>
      <Input
        size="small"
        className={styles.trackingField}
        data-tracking
        autoFocus={isFirst}
        aria-label={`${text('trackingNo')} ${order.order_no}`}
        aria-invalid={isWrong}
        status={isWrong ? 'error' : ''}
        suffix={
          isFine ? (
            <CircleCheck className={styles.fineMark} size={14} role="img" aria-label={text('numberFine')} />
          ) : (
            <span />
          )
        }
        value={field.value}
        maxLength={64}
        onChange={field.onChange}
        onPressEnter={onEnter}
      />
      {isWrong && <span className={styles.lineProblem}>{text('numberWrong')}</span>}
    </span>
  );
}

import { App, Button, Input, Select, Table } from 'antd';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import styles from '../../../../design/tables/cells.module.css';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers, useShipMany } from '../../queries.ts';
import { isTrackingNo, tidyTrackingNo } from '../../ship-lines.ts';

type Typed = { carrier?: string; tracking_no: string };
type Props = {
  orders: SellerOrderRow[];
  /** Whether it holds numbers that were not sent. */
  onChanged: (isChanged: boolean) => void;
  onDone: () => void;
};

/** One line for each selected order; Enter goes to the next, so a scanner fills them in one run. */
export function ShipByHand({ orders, onChanged, onDone }: Props) {
  const text = useOrdersText();
  const { message } = App.useApp();
  const carriers = useCarriers();
  const ship = useShipMany();
  const table = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(orders);
  const [typed, setTyped] = useState<Record<string, Typed>>({});
  const [refused, setRefused] = useState<Record<string, string>>({});
  const options = carriers.data?.rows.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  const of = (order: SellerOrderRow): Typed => typed[order.order_no] ?? { tracking_no: '' };
  const change = (order: SellerOrderRow, to: Partial<Typed>) =>
    setTyped((now) => ({ ...now, [order.order_no]: { ...of(order), ...to } }));
  const filled = left.filter((order) => of(order).carrier && isTrackingNo(of(order).tracking_no));

  const isChanged = left.some((order) => of(order).tracking_no !== '');
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    tell(isChanged);
    return () => tell(false);
  }, [isChanged]);

  const goOn = (at: number) =>
    table.current?.querySelectorAll<HTMLInputElement>('input[data-tracking]')[at + 1]?.focus();

  const send = () =>
    ship.mutate(
      {
        rows: filled.map((order) => ({
          order_no: order.order_no,
          carrier: of(order).carrier ?? '',
          tracking_no: tidyTrackingNo(of(order).tracking_no),
        })),
      },
      {
        onSuccess: (answer) => {
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
          options={options}
          onChange={(carrier: string) =>
            setTyped(Object.fromEntries(left.map((order) => [order.order_no, { ...of(order), carrier }])))
          }
        />
        <span className="muted small">{text('scanHint')}</span>
      </div>
      <div ref={table}>
        <Table<SellerOrderRow>
          aria-label={text('shipMany')}
          rowKey="order_no"
          dataSource={left}
          pagination={false}
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
              render: (_, order) => (
                <span className={styles.cellTwo}>
                  <span>{order.receiver.name}</span>
                  <span>{order.receiver.area}</span>
                </span>
              ),
            },
            {
              title: text('carrier'),
              render: (_, order) => (
                <Select
                  size="small"
                  className={styles.carrierField}
                  aria-label={`${text('carrier')} ${order.order_no}`}
                  value={of(order).carrier}
                  options={options}
                  onChange={(carrier) => change(order, { carrier })}
                />
              ),
            },
            {
              title: text('trackingNo'),
              render: (_, order, at) => (
                <Input
                  size="small"
                  data-tracking
                  autoFocus={at === 0}
                  aria-label={`${text('trackingNo')} ${order.order_no}`}
                  status={of(order).tracking_no && !isTrackingNo(of(order).tracking_no) ? 'error' : ''}
                  value={of(order).tracking_no}
                  maxLength={64}
                  onChange={(event) => change(order, { tracking_no: event.target.value })}
                  onPressEnter={() => goOn(at)}
                />
              ),
            },
            {
              title: <span className="visually-hidden">{text('remove')}</span>,
              render: (_, order) => (
                <Button
                  size="small"
                  type="text"
                  icon={<Trash2 size={14} />}
                  aria-label={text('remove')}
                  onClick={() => setLeft((now) => now.filter((one) => one !== order))}
                />
              ),
            },
          ]}
        />
      </div>
      {filled.length > 0 && filled.length < left.length && (
        <Note tone="warning">
          <p className="strong">{text('someEmpty', { n: left.length - filled.length })}</p>
          <p>{text('someEmptyHint', { n: filled.length })}</p>
        </Note>
      )}
      <p className="muted small">{text('afterShipping')}</p>
      <div className="row between">
        <span className="muted">{text('filled', { filled: filled.length, all: left.length })}</span>
        <Button type="primary" disabled={filled.length === 0} loading={ship.isPending} onClick={send}>
          {text('shipFilled', { n: filled.length })}
        </Button>
      </div>
    </>
  );
}

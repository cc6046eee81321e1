import { isTrackingNo, tidyTrackingNo } from '@chengji/contract/shipping/tracking-number.rules';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Note } from '../../../../design/feedback/Note.tsx';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { ShipLine } from '../../ship-lines.ts';
import { type TypedShipments, toName } from './typed-shipments.ts';

type Props = {
  orders: SellerOrderRow[];
  control: Control<TypedShipments>;
  isSending: boolean;
  /** Whether something is typed that was not sent. */
  onChanged: (isChanged: boolean) => void;
  onShip: (lines: ShipLine[]) => void;
};

/** How many orders are filled in, and what ships those. */
export function HandFooter({ orders, control, isSending, onChanged, onShip }: Props) {
  const text = useOrdersText();
  const typed = useWatch({ control });
  const isChanged = orders.some((order) => typed[toName(order)]?.tracking_no);
  const filled = orders.flatMap((order): ShipLine[] => {
    const { carrier, tracking_no = '' } = typed[toName(order)] ?? {};
    return carrier && isTrackingNo(tracking_no)
      ? [{ order_no: order.order_no, carrier, tracking_no: tidyTrackingNo(tracking_no) }]
      : [];
  });
  const repeated = findRepeated(filled);
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    tell(isChanged);
    return () => tell(false);
  }, [isChanged]);
  return (
    <>
      {filled.length > 0 && filled.length < orders.length && (
        <Note tone="warning">
          <p className="strong">{text('someEmpty', { n: orders.length - filled.length })}</p>
          <p>{text('someEmptyHint', { n: filled.length })}</p>
        </Note>
      )}
      {repeated.map(({ order_no, as }) => (
        <Note key={order_no} tone="warning">
          {`${order_no} · ${text('numberRepeated', { order: as })}`}
        </Note>
      ))}
      <p className="muted small">{text('afterShipping')}</p>
      <div className="row between">
        <span className="muted">{text('filled', { filled: filled.length, all: orders.length })}</span>
        <Button
          type="primary"
          disabled={filled.length === 0}
          loading={isSending}
          onClick={() => onShip(filled)}
        >
          {text('shipFilled', { n: filled.length })}
        </Button>
      </div>
    </>
  );
}

/** The orders whose number is that of an order above: one parcel for both, or a slip. */
function findRepeated(lines: readonly ShipLine[]): { order_no: string; as: string }[] {
  const first = new Map<string, string>();
  return lines.flatMap(({ order_no, tracking_no }) => {
    const as = first.get(tracking_no);
    if (as === undefined) first.set(tracking_no, order_no);
    return as === undefined ? [] : [{ order_no, as }];
  });
}

import { Segmented } from 'antd';
import { Note } from '../../../../design/feedback/Note.tsx';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { LinesField, TogetherField } from './ShipChoices.tsx';
import type { ShipForm } from './use-ship-form.ts';

type Props = { shipping: ShipForm };

/** By a carrier, or without logistics. */
export function WaySwitch({ shipping: { way, setWay } }: Props) {
  const text = useOrdersText();
  return (
    <Segmented
      value={way}
      onChange={setWay}
      options={[
        { value: 'carrier', label: text('byCarrier') },
        { value: 'none', label: text('noLogistics') },
      ]}
    />
  );
}

/** What of the order goes now: all that no refund holds up, or less of it. */
export function WhatGoes({ shipping, lines }: Props & { lines: SellerOrderRow['lines'] }) {
  const text = useOrdersText();
  const { held, canSplit, toShip, form } = shipping;
  return (
    <>
      {held.length > 0 && (
        <Note tone="warning">
          {text(held.length === lines.length ? 'allInRefund' : 'someInRefund', {
            goods: held.map(({ title }) => title).join(' / '),
          })}
        </Note>
      )}
      {canSplit && <LinesField {...form.field('lines')} lines={toShip} />}
    </>
  );
}

/** Which other orders go in the same parcel, where any can. */
export function Together({ shipping: { together, form } }: Props) {
  return together.length > 0 && <TogetherField {...form.field('others')} orders={together} />;
}

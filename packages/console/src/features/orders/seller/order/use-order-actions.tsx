import { CircleX, Flag, Printer, SquarePen, Tag, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../../../../kernel/rights.ts';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { FlagSheet } from '../notes/FlagMenu.tsx';
import { NoteForm } from '../notes/NotesCard.tsx';
import { toLabelsPath, toPackingPath } from '../packing/packing.view.ts';
import { CloseModal } from '../pricing/CloseModal.tsx';
import { PriceModal } from '../pricing/PriceModal.tsx';
import { ShipModal } from '../shipping/ShipModal.tsx';
import type { Shippable } from '../shipping/use-ship-form.ts';

export type OrderAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  onPress: () => void;
};

type Acted = Shippable & Pick<SellerOrderRow, 'can' | 'payable' | 'flag'>;

/** What the person may do with an order now, and the dialogs it is done in. `scanned` is the number of its parcel, to begin with. */
export function useOrderActions(order: Acted, scanned = '') {
  const text = useOrdersText();
  const canShip = useCan('seller', 'orders.ship');
  const canPrice = useCan('seller', 'orders.price');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'ship' | 'price' | 'close' | 'flag' | 'note' | undefined>(
    scanned && canShip && order.can.ship ? 'ship' : undefined,
  );
  const close = () => setOpen(undefined);
  const packing: OrderAction = {
    key: 'packing',
    label: text('printPacking'),
    icon: <Printer size={14} />,
    onPress: () => void navigate(toPackingPath([order])),
  };
  const label: OrderAction = {
    key: 'label',
    label: text('printLabel'),
    icon: <Tag size={14} />,
    onPress: () => void navigate(toLabelsPath([order])),
  };
  const closing: OrderAction = {
    key: 'close',
    label: text('closeOrder'),
    icon: <CircleX size={14} />,
    isDanger: true,
    onPress: () => setOpen('close'),
  };
  const price: OrderAction = {
    key: 'price',
    label: text('changePrice'),
    onPress: () => setOpen('price'),
  };
  const ship: OrderAction = {
    key: 'ship',
    label: text('ship'),
    icon: <Truck />,
    onPress: () => setOpen('ship'),
  };
  const note: OrderAction = {
    key: 'note',
    label: text('addNote'),
    icon: <SquarePen size={14} />,
    onPress: () => setOpen('note'),
  };
  const flag: OrderAction = {
    key: 'flag',
    label: text('setFlag'),
    icon: <Flag size={14} />,
    onPress: () => setOpen('flag'),
  };
  return {
    packing,
    note,
    flag,
    /** What else may be done with it. */
    others: [
      ...(canShip && order.can.print_label ? [label] : []),
      ...(canPrice && order.can.close ? [closing] : []),
    ],
    /** Its next step. */
    next: canPrice && order.can.change_price ? price : canShip && order.can.ship ? ship : undefined,
    dialogs: (
      <>
        {open === 'ship' && <ShipModal order={order} scanned={scanned} onClose={close} />}
        {open === 'price' && <PriceModal order={order} onClose={close} />}
        {open === 'close' && <CloseModal orderId={order.id} onClose={close} />}
        {open === 'note' && <NoteForm orderId={order.id} onClose={close} />}
        {open === 'flag' && <FlagSheet order={order} onClose={close} />}
      </>
    ),
  };
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { MoreMenu } from '../../../../design/inputs/MoreMenu.tsx';
import { usePhone } from '../../../../design/theme/use-phone.ts';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useOrderActions } from '../order/use-order-actions.tsx';

type Props = {
  order: SellerOrderRow;
  /** Without it the role may not ship. */
  onShip: ((order: SellerOrderRow) => void) | undefined;
};

/** The next step of an order of the list; on a phone all else that may be done with it too. */
export function RowActions({ order, onShip }: Props) {
  const text = useOrdersText();
  const details = (
    <Link className="quiet-link" to={`/seller/orders/${order.id}`}>
      {text('details')}
    </Link>
  );
  if (usePhone()) return <PhoneActions order={order}>{details}</PhoneActions>;
  return (
    <>
      {onShip && order.can.ship && (
        <LinkButton isMain onPress={() => onShip(order)}>
          {text('ship')}
        </LinkButton>
      )}
      {details}
    </>
  );
}

function PhoneActions({ order, children }: Pick<Props, 'order'> & { children: ReactNode }) {
  const { packing, note, flag, others, next, dialogs } = useOrderActions(order);
  return (
    <>
      <MoreMenu of={order.order_no} items={[note, flag, packing, ...others]} />
      {children}
      {next && (
        <LinkButton isMain onPress={next.onPress}>
          {next.label}
        </LinkButton>
      )}
      {dialogs}
    </>
  );
}

import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { actionsColumn } from '../../../../design/tables/actions-column.tsx';
import styles from '../../../../design/tables/cells.module.css';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import { NextCell, PayableCell, StateCell } from '../../components/order-cells.tsx';
import type { SellerOrderRow } from '../../orders.view.ts';
import type { useOrdersText } from '../../orders-text.ts';
import { FlagMark } from '../notes/FlagMark.tsx';
import { RowActions } from './RowActions.tsx';

type Text = ReturnType<typeof useOrdersText>;

/** The list's columns; without `onShip` the role may not ship. */
export function ordersColumns(
  text: Text,
  onShip: ((order: SellerOrderRow) => void) | undefined,
): TableColumnsType<SellerOrderRow> {
  return [
    { title: text('goods'), render: (_, row) => <OrderGoods lines={row.lines} /> },
    {
      title: text('number'),
      render: (_, row) => (
        <TwoLines
          first={
            <span className="row">
              {row.flag && <FlagMark flag={row.flag} />}
              <Link to={`/seller/orders/${row.id}`}>{row.order_no}</Link>
            </span>
          }
          second={<MomentText at={row.createtime} />}
        />
      ),
    },
    {
      title: text('buyer'),
      render: (_, row) => (
        <span className={`${styles.cellTwo} ${styles.orderBuyer}`}>
          <span className="strong">{row.buyer.nickname}</span>
          <span>{`${row.receiver.name} · ${row.receiver.area}`}</span>
          {row.remark && (
            <span className={`${styles.orderRemark} ellipsis`} title={row.remark}>
              {row.remark}
            </span>
          )}
          {row.note && (
            <span className={`${styles.orderRemark} ellipsis`} title={row.note}>
              {`${text('notes')} · ${row.note}`}
            </span>
          )}
        </span>
      ),
    },
    { title: text('payable'), align: 'right', render: (_, row) => <PayableCell row={row} /> },
    { title: text('state'), render: (_, row) => <StateCell row={row} area="seller" /> },
    { title: text('next'), render: (_, row) => <NextCell row={row} isToShip={row.can.ship} /> },
    actionsColumn((row) => <RowActions order={row} onShip={onShip} />),
  ];
}

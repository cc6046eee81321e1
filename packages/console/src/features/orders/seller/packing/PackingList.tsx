import { MomentText } from '../../../../design/values/MomentText.tsx';
import { countPieces, type SellerOrder, valuesText } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { Barcode } from './Barcode.tsx';
import styles from './packing.module.css';

/**
 * One order on a sheet: whom it goes to, what goes in, what the buyer asks for. Pieces that went back are left out, and
 * those sent before while others are to go.
 */
export function PackingList({ order }: { order: SellerOrder }) {
  const text = useOrdersText();
  const isOpen = order.lines.some((line) => line.to_ship > 0);
  const lines = order.lines
    .map((line) => ({ ...line, number: isOpen ? line.to_ship : line.number - line.returned_number }))
    .filter(({ number }) => number > 0);
  const { address } = order;
  return (
    <article className={styles.sheet} aria-label={order.order_no}>
      <header className={styles.sheetHead}>
        <div>
          <h2>{text('packingList')}</h2>
          <p>{order.shop.name}</p>
        </div>
        <div className={styles.sheetNumber}>
          <Barcode number={order.order_no} />
          <strong>{order.order_no}</strong>
          <p>
            <MomentText at={order.paid_at ?? order.createtime} />
          </p>
        </div>
      </header>
      <p>
        <strong>
          {address.name} {address.mobile}
        </strong>
        <br />
        {`${address.area} ${address.detail}`}
      </p>
      <table className={styles.sheetLines}>
        <thead>
          <tr>
            <th>{text('goods')}</th>
            <th>{text('packingChoice')}</th>
            <th>{text('quantity')}</th>
            <th>{text('packingChecked')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.title}</td>
              <td>{valuesText(line.values)}</td>
              <td>{line.number}</td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text('kindsPieces', { kinds: lines.length, pieces: countPieces(lines) })}</p>
      {order.remark && (
        <p>
          <strong>{text('remark')}</strong> {order.remark}
        </p>
      )}
      {order.parcel && (
        <p>
          {order.parcel.carrier} {order.parcel.tracking_no}
        </p>
      )}
    </article>
  );
}

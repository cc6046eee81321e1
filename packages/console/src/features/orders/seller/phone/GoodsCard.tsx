import { showMoney } from '@chengji/client-kit/money-display';
import { Card } from '../../../../design/layout/Card.tsx';
import { CopyText } from '../../../../design/values/CopyText.tsx';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { RefundMark } from '../../components/RefundMark.tsx';
import { OrderSums } from '../../order/LinesCard.tsx';
import { type SellerOrder, valuesText } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import styles from './phone-order.module.css';

/** What was bought, what it adds up to, and the number it goes by. */
export function GoodsCard({ order }: { order: SellerOrder }) {
  const text = useOrdersText();
  return (
    <Card>
      <ul className={styles.goods} aria-label={text('linesCard')}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <Thumb size={56} image={line.image} />
            <div className="grow">
              <p className={styles.goodsTitle}>{line.title}</p>
              <p className="muted small">
                {[valuesText(line.values), `${showMoney(line.price)} × ${line.number}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {line.shipped_number > 0 && line.to_ship > 0 && (
                <p className="muted small">
                  {text('sentOfLine', { sent: line.shipped_number, left: line.to_ship })}
                </p>
              )}
              <RefundMark refund={line.refund} area="seller" />
            </div>
            <span className="strong">{text('pieces', { n: line.number })}</span>
          </li>
        ))}
      </ul>
      <OrderSums order={order} />
      <p className={styles.numbered}>
        <CopyText value={order.order_no} />
        <MomentText at={order.createtime} />
      </p>
    </Card>
  );
}

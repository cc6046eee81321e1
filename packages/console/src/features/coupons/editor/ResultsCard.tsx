import { Figure } from '../../../design/charts/Figure.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { type Coupon, percentText } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';
import styles from './CouponEditor.module.css';

/** What became of a coupon that is out. */
export function ResultsCard({ coupon }: { coupon: Coupon }) {
  const text = useCouponsText();
  const { received, total, used, discounted, sales } = coupon;
  const usedNote = received > 0 ? { note: text('usedRate', { rate: percentText(used / received) }) } : {};
  return (
    <Card title={text('results')}>
      <dl className={styles.couponResults}>
        <Figure name={text('received')} note={text('ofTotal', { total: total.toLocaleString('en') })}>
          {received.toLocaleString('en')}
        </Figure>
        <Figure name={text('used')} {...usedNote}>
          {used.toLocaleString('en')}
        </Figure>
        <Figure name={text('discounted')}>
          <Money amount={discounted} size="medium" />
        </Figure>
        <Figure name={text('sales')}>
          <Money amount={sales} size="medium" />
        </Figure>
      </dl>
    </Card>
  );
}

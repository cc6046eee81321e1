import { Radio } from 'antd';
import { BadgePercent, Crown, TicketMinus, Truck } from 'lucide-react';
import { Card } from '../../../design/layout/Card.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { couponTypes } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';
import styles from './CouponEditor.module.css';
import type { CardProps } from './card-props.ts';

const icons = { reduction: TicketMinus, discount: BadgePercent, shipping: Truck, vip: Crown };

export function TypeCard({ draft, isOff, onChange }: CardProps) {
  const text = useCouponsText();
  return (
    <Card ruled title={text('typeCard')}>
      <Radio.Group
        className={styles.couponTypes}
        aria-label={text('typeCard')}
        disabled={isOff}
        value={draft.type}
        onChange={({ target }) => onChange({ type: target.value as typeof draft.type })}
      >
        {couponTypes.map((type) => {
          const Icon = icons[type];
          return (
            <Radio key={type} value={type} className={styles.couponType}>
              <span className={styles.couponTypeIcon}>
                <Icon />
              </span>
              <TwoLines isStrong first={text(`type_${type}`)} second={text(`typeHint_${type}`)} />
            </Radio>
          );
        })}
      </Radio.Group>
    </Card>
  );
}

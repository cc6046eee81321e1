import { Radio } from 'antd';
import { BadgePercent, Crown, TicketMinus, Truck } from 'lucide-react';
import { Card } from '../../../design/layout/Card.tsx';
import { couponTypes } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';
import type { CardProps } from './card-props.ts';

const icons = { reduction: TicketMinus, discount: BadgePercent, shipping: Truck, vip: Crown };

export function TypeCard({ draft, isOff, onChange }: CardProps) {
  const text = useCouponsText();
  return (
    <Card ruled title={text('typeCard')}>
      <Radio.Group
        className="coupon-types"
        aria-label={text('typeCard')}
        disabled={isOff}
        value={draft.type}
        onChange={({ target }) => onChange({ type: target.value as typeof draft.type })}
      >
        {couponTypes.map((type) => {
          const Icon = icons[type];
          return (
            <Radio key={type} value={type} className="coupon-type">
              <span className="coupon-type-icon">
                <Icon />
              </span>
              <span className="cell-two">
                <span className="strong">{text(`type_${type}`)}</span>
                <span>{text(`typeHint_${type}`)}</span>
              </span>
            </Radio>
          );
        })}
      </Radio.Group>
    </Card>
  );
}

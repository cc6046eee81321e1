import { Segmented } from 'antd';
import { useId } from 'react';
import { Fields } from '../../../design/inputs/Fields.tsx';
import fieldStyles from '../../../design/inputs/field.module.css';
import { NumberField } from '../../../design/inputs/NumberField.tsx';
import { SpanField } from '../../../design/inputs/SpanField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCouponsText } from '../coupons-text.ts';
import styles from './CouponEditor.module.css';
import { CouponNumber } from './CouponNumber.tsx';
import type { GivenCardProps } from './card-props.ts';

type Props = GivenCardProps & {
  /** There are never fewer than people were promised. */
  least: number;
};

/** How many there are, when they can be received, and how long a card is valid. */
export function QuotaCard({ draft, faults, isOff, isGivenOff, least, onChange }: Props) {
  const text = useCouponsText();
  const id = useId();
  const ends: [string, string] = [text('begins'), text('ends')];
  return (
    <Card ruled title={text('quotaCard')}>
      <Fields isOff={isOff}>
        <div className={fieldStyles.fieldsTwo}>
          <CouponNumber
            id={`${id}-total`}
            label={text('total')}
            value={draft.total}
            least={least}
            most={9_999_999}
            unit={text('pieces')}
            onChange={(total) => onChange({ total })}
          />
          <CouponNumber
            id={`${id}-perPerson`}
            label={text('perPerson')}
            value={draft.per_person}
            most={9_999}
            unit={text('pieces')}
            onChange={(per_person) => onChange({ per_person })}
          />
          <NumberField
            id={`${id}-points`}
            label={text('pointsCost')}
            value={draft.points}
            least={1}
            most={1_000_000}
            unit={text('pointsUnit')}
            placeholder={text('pointsNone')}
            className={styles.couponNumber}
            hint={text('pointsHint')}
            onChange={(points) => onChange({ points })}
          />
        </div>
        <SpanField
          label={text('receiveTimes')}
          from={draft.receive_from}
          to={draft.receive_to}
          placeholder={ends}
          isWrong={faults.includes('receive_to')}
          hint={text('receiveHint')}
          onChange={(receive_from, receive_to) => onChange({ receive_from, receive_to })}
        />
      </Fields>
      <Fields className={styles.couponValidity} isOff={isGivenOff}>
        <Segmented
          aria-label={text('validity')}
          className={styles.couponChoice}
          disabled={isGivenOff}
          value={draft.validity}
          onChange={(validity) => onChange({ validity })}
          options={(['days', 'dates'] as const).map((value) => ({ value, label: text(`valid_${value}`) }))}
        />
        {draft.validity === 'days' ? (
          <div className={fieldStyles.fieldsTwo}>
            <CouponNumber
              id={`${id}-validDays`}
              label={text('validDays')}
              value={draft.valid_days}
              most={3_650}
              unit={text('days')}
              onChange={(valid_days) => onChange({ valid_days })}
            />
          </div>
        ) : (
          <SpanField
            label={text('validDates')}
            from={draft.valid_from}
            to={draft.valid_to}
            placeholder={ends}
            isRequired
            isWrong={faults.includes('valid_to')}
            onChange={(valid_from, valid_to) => onChange({ valid_from, valid_to })}
          />
        )}
      </Fields>
    </Card>
  );
}

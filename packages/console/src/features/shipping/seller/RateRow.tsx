import { Button } from 'antd';
import { X } from 'lucide-react';
import { Fragment, useId } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { MoneyField } from '../../../design/inputs/money/MoneyInput.tsx';
import { NumberField } from '../../../design/inputs/NumberField.tsx';
import type { Kind, Province, RateDraft } from '../freight.view.ts';
import { useShippingText } from '../shipping-text.ts';
import styles from './freight.module.css';
import { ProvinceSelect } from './ProvinceSelect.tsx';

type Props = {
  rate: RateDraft;
  kind: Kind;
  /** For everywhere else: it names no provinces and stays. */
  isUsual: boolean;
  canWrite: boolean;
  provinces: readonly Province[];
  onChange: (change: Partial<RateDraft>) => void;
  onRemove: () => void;
};

const mostUnits = 1_000_000;
const names = {
  first: { pieces: 'firstPieces', grams: 'firstGrams', price: 'price' },
  next: { pieces: 'nextPieces', grams: 'nextGrams', price: 'nextPrice' },
} as const;

export function RateRow({ rate, kind, isUsual, canWrite, provinces, onChange, onRemove }: Props) {
  const text = useShippingText();
  const id = useId();
  return (
    <div className={styles.freightRate}>
      {isUsual ? (
        <p className="strong">{text('everywhere')}</p>
      ) : (
        <div className={`row ${styles.freightRateHead}`}>
          <div className="grow">
            <Field label={text('provinces')} htmlFor={`${id}-provinces`} isRequired>
              <ProvinceSelect
                id={`${id}-provinces`}
                value={rate.provinces}
                provinces={provinces}
                isDisabled={!canWrite}
                onChange={(codes) => onChange({ provinces: codes })}
              />
            </Field>
          </div>
          {canWrite && (
            <Button
              type="text"
              icon={<X size={14} />}
              aria-label={text('removeRate')}
              title={text('removeRate')}
              onClick={onRemove}
            />
          )}
        </div>
      )}
      <div className={styles.freightUnits}>
        {(['first', 'next'] as const).map((part) => (
          <Fragment key={part}>
            <NumberField
              id={`${id}-${part}Units`}
              label={text(kind === 'weight' ? names[part].grams : names[part].pieces)}
              least={1}
              most={mostUnits}
              isRequired
              value={rate[`${part}Units`]}
              onChange={(value) => onChange({ [`${part}Units`]: value })}
            />
            <MoneyField
              id={`${id}-${part}`}
              label={text(names[part].price)}
              isBare
              isRequired
              value={rate[part]}
              onChange={(typed) => onChange({ [part]: typed })}
            />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

import { Button, Input, InputNumber } from 'antd';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
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

export function RateRow({ rate, kind, isUsual, canWrite, provinces, onChange, onRemove }: Props) {
  const text = useShippingText();
  const id = useId();
  const units = (field: 'firstUnits' | 'nextUnits') => (
    <InputNumber
      id={`${id}-${field}`}
      min={1}
      max={mostUnits}
      precision={0}
      value={rate[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  const price = (field: 'first' | 'next') => (
    <Input
      id={`${id}-${field}`}
      inputMode="decimal"
      maxLength={12}
      value={rate[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
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
        <Field
          label={text(kind === 'weight' ? 'firstGrams' : 'firstPieces')}
          htmlFor={`${id}-firstUnits`}
          isRequired
        >
          {units('firstUnits')}
        </Field>
        <Field label={text('price')} htmlFor={`${id}-first`} isRequired>
          {price('first')}
        </Field>
        <Field
          label={text(kind === 'weight' ? 'nextGrams' : 'nextPieces')}
          htmlFor={`${id}-nextUnits`}
          isRequired
        >
          {units('nextUnits')}
        </Field>
        <Field label={text('nextPrice')} htmlFor={`${id}-next`} isRequired>
          {price('next')}
        </Field>
      </div>
    </div>
  );
}

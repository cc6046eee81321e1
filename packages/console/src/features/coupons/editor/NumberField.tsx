import { InputNumber } from 'antd';
import { type ReactNode, useId } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import styles from './CouponEditor.module.css';

type Props = {
  label: string;
  value: number | null;
  least?: number;
  most: number;
  unit: string;
  hint?: ReactNode;
  onChange: (value: number | null) => void;
};

/** A whole number above zero. */
export function NumberField({ label, value, least = 1, most, unit, hint, onChange }: Props) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id} isRequired hint={hint}>
      <InputNumber
        id={id}
        className={styles.couponNumber}
        min={least}
        max={most}
        precision={0}
        suffix={unit}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}

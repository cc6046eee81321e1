import { InputNumber, Slider } from 'antd';
import styles from './fields.module.css';

type Props = {
  label: string;
  value: number;
  most: number;
  least?: number;
  unit: string;
  onChange: (value: number) => void;
};

/** A size: pulled, or typed. */
export function SliderField({ label, value, most, least = 0, unit, onChange }: Props) {
  return (
    <div className={styles.sliderField}>
      <span aria-hidden="true">{label}</span>
      <Slider
        ariaLabelForHandle={label}
        min={least}
        max={most}
        value={value}
        tooltip={{ open: false }}
        onChange={onChange}
      />
      <InputNumber
        aria-label={label}
        min={least}
        max={most}
        precision={0}
        controls={false}
        value={value}
        suffix={unit}
        onChange={(typed) => typed !== null && onChange(typed)}
      />
    </div>
  );
}

import { ColorPicker } from 'antd';
import styles from './fields.module.css';

type Props = { label: string; value: string; onChange: (colour: string) => void };

export function ColourField({ label, value, onChange }: Props) {
  return (
    <div className={styles.colourField}>
      <span>{label}</span>
      <ColorPicker
        aria-label={label}
        value={value || null}
        allowClear
        showText
        size="small"
        onChange={(colour) => onChange(colour.cleared ? '' : colour.toHexString())}
        onClear={() => onChange('')}
      />
    </div>
  );
}

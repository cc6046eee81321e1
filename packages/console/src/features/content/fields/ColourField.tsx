import { ColorPicker } from 'antd';
import './fields.css';

type Props = { label: string; value: string; onChange: (colour: string) => void };

export function ColourField({ label, value, onChange }: Props) {
  return (
    <div className="colour-field">
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

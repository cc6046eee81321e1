import { Switch } from 'antd';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps<boolean> & { label: string; isDisabled?: boolean };

export function SwitchField({ label, value, isDisabled, onChange }: Props) {
  return (
    <div className="row between">
      <span>{label}</span>
      <Switch
        aria-label={label}
        {...(isDisabled ? { disabled: true } : {})}
        checked={value}
        onChange={onChange}
      />
    </div>
  );
}

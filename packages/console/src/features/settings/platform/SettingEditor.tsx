import { ColorPicker, Input, InputNumber, Select, Switch } from 'antd';
import { choiceName, unitName } from '../setting-names.ts';
import { listTimeZones, type Reason, type SettingField } from '../settings.view.ts';
import { useSettingsText } from '../settings-text.ts';
import { ReasonsEditor } from './reasons/ReasonsEditor.tsx';
import styles from './settings.module.css';
import { WordsEditor } from './words/WordsEditor.tsx';

type Props = {
  id: string;
  field: SettingField;
  unit: string;
  value: unknown;
  isDisabled: boolean;
  isBad: boolean;
  onChange: (value: unknown) => void;
  onEnter: () => void;
};

/** The control that suits a setting's type. */
export function SettingEditor({ id, field, unit, value, isDisabled, isBad, onChange, onEnter }: Props) {
  const text = useSettingsText();
  const base = { id, disabled: isDisabled, status: isBad ? ('error' as const) : ('' as const) };
  if (field.kind === 'number') {
    return (
      <InputNumber<number>
        {...base}
        className={styles.number}
        min={field.min}
        max={field.max}
        step={field.scale === 100 ? 0.1 : 1}
        suffix={unitName(text, unit)}
        value={value as number}
        onChange={onChange}
        onPressEnter={onEnter}
      />
    );
  }
  if (field.kind === 'reasons') {
    return <ReasonsEditor {...base} field={field} value={value as Reason[]} onChange={onChange} />;
  }
  if (field.kind === 'words') {
    return <WordsEditor {...base} most={field.most} value={value as string[]} onChange={onChange} />;
  }
  if (field.kind === 'flag') {
    return <Switch id={id} disabled={isDisabled} checked={value === true} onChange={onChange} />;
  }
  if (field.kind === 'choice') {
    const options = field.options.map((option) => ({
      value: option,
      label: choiceName(text, option),
    }));
    return <Select {...base} value={String(value)} options={options} onChange={onChange} />;
  }
  const typed = String(value ?? '');
  if (field.kind === 'zone') {
    const options = listTimeZones(typed).map((zone) => ({ value: zone }));
    return <Select {...base} showSearch value={typed} options={options} onChange={onChange} />;
  }
  if (field.kind === 'text') {
    return (
      <Input.TextArea
        {...base}
        autoSize={{ minRows: 2, maxRows: 6 }}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (field.kind === 'money') {
    return (
      <Input
        {...base}
        className={styles.number}
        inputMode="decimal"
        maxLength={12}
        suffix={unitName(text, unit)}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={onEnter}
      />
    );
  }
  const isColour = /^#[0-9a-f]{6}$/i.test(typed);
  return (
    <Input
      {...base}
      value={typed}
      maxLength={field.max}
      suffix={
        isColour && (
          <ColorPicker
            size="small"
            disabledAlpha
            disabled={isDisabled}
            value={typed}
            onChangeComplete={(colour) => onChange(colour.toHexString().toUpperCase())}
          />
        )
      }
      onChange={(event) => onChange(event.target.value)}
      onPressEnter={onEnter}
    />
  );
}

import { InputNumber, Switch } from 'antd';
import { useId } from 'react';
import { type Draft, findUnit, getScale, getValue, type Setting, toBounded } from '../growth.view.ts';
import { useReferralText } from '../referral-text.ts';
import styles from './growth.module.css';

type Edit = {
  settings: readonly Setting[];
  draft: Draft;
  canWrite: boolean;
  onChange: (change: Draft) => void;
};
export type EditProps = Edit;

/** A number or a switch of the operator, as it is edited and not published yet. */
export function SettingNumber({ setting, bare, ...edit }: Edit & { setting: Setting; bare?: boolean }) {
  const text = useReferralText();
  const id = useId();
  const { name, label, hint } = setting;
  const value = getValue(edit.settings, edit.draft, name);
  const scale = getScale(setting);
  const unit = findUnit(setting);
  const isChanged = name in edit.draft && edit.draft[name] !== setting.value;
  // where the page is only to be looked at, everything on it is disabled already
  const locked = edit.canWrite ? {} : { disabled: true };
  const control =
    typeof value === 'boolean' ? (
      <Switch
        id={id}
        className={styles.switch}
        aria-label={label}
        checked={value}
        {...locked}
        onChange={(on) => edit.onChange({ [name]: on })}
      />
    ) : (
      <InputNumber<number>
        id={id}
        aria-label={label}
        className={styles.number}
        status={isChanged ? 'warning' : ''}
        {...locked}
        step={scale === 1 ? 1 : 0.1}
        suffix={unit && text(`unit_${unit}`)}
        value={value / scale}
        onChange={(typed) => typed !== null && edit.onChange({ [name]: toBounded(setting, typed * scale) })}
      />
    );
  if (bare) return control;
  return (
    <div className={styles.setting}>
      <span>
        <label htmlFor={id}>{label}</label>
        {isChanged && typeof value === 'number' && (
          <span className={styles.change}>{`${Number(setting.value) / scale} → ${value / scale}`}</span>
        )}
        <span className={styles.hint}>{hint}</span>
      </span>
      {control}
    </div>
  );
}

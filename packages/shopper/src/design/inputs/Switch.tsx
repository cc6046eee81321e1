import styles from './control.module.css';

type SwitchProps = {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
};

/** On or off, at once. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className={styles.switchLabel}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.switch} />
    </label>
  );
}

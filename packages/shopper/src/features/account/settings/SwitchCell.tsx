import { Switch } from '../../../design/inputs/Switch.tsx';
import cellStyles from '../../../design/layout/cell.module.css';
import styles from './SwitchCell.module.css';

/** A switch with a line that says what it does. */
export function SwitchCell({
  label,
  hint,
  on,
  onChange,
}: {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <div className={`${cellStyles.cell} ${styles.cell}`}>
      <span className="grow">
        <span className="t15 c1">{label}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <Switch label={label} on={on} onChange={onChange} />
    </div>
  );
}

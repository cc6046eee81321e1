import { Switch } from '../../../design/inputs/Switch.tsx';
import cellStyles from '../../../design/layout/cell.module.css';
import { Box, Text } from '../../../design/layout/primitives.ts';
import styles from './SwitchCell.module.css';

type SwitchCellProps = {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
};

/** A switch with a line that says what it does. */
export function SwitchCell({ label, hint, on, onChange }: SwitchCellProps) {
  return (
    <div className={`${cellStyles.cell} ${styles.cell}`}>
      <Box as="span" grow>
        <Text size={15} tone={1}>
          {label}
        </Text>
        <Text size={12} tone={3} className={styles.hint}>
          {hint}
        </Text>
      </Box>
      <Switch label={label} on={on} onChange={onChange} />
    </div>
  );
}

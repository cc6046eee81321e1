import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import styles from './cell.module.css';
import { Text } from './primitives.ts';

type CellProps = {
  label: ReactNode;
  value?: ReactNode;
  icon?: LucideIcon;
  /** Makes the row a button with an arrow. */
  onPress?: () => void;
};

/** A row of a card: the label never shrinks, the value does. */
export function Cell({ label, value, icon, onPress }: CellProps) {
  const inside = (
    <>
      {icon && <Icon as={icon} size={21} />}
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {typeof value === 'string' ? <Text lines={1}>{value}</Text> : value}
        {onPress && <Icon as={ChevronRight} size={17} />}
      </span>
    </>
  );
  if (!onPress) return <div className={styles.cell}>{inside}</div>;
  return (
    <button type="button" className={styles.cell} onClick={onPress}>
      {inside}
    </button>
  );
}

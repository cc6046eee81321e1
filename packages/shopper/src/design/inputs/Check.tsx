import { Check as Tick } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import styles from './control.module.css';

type CheckProps = {
  /** For screen readers where no text stands beside it. */
  label?: string;
  children?: ReactNode;
  checked?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A tick of 20 in a place of 44, with the words it is about. */
export function Check({ label, children, checked, disabled, onChange, ref }: CheckProps) {
  return (
    <label className={children ? styles.checkLabel : `${styles.checkLabel} ${styles.bare}`}>
      <input
        ref={ref}
        type="checkbox"
        aria-label={label}
        checked={checked ?? false}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={styles.check}>
        <Icon as={Tick} size={13} />
      </span>
      {children && <span>{children}</span>}
    </label>
  );
}

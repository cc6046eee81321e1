import type { ReactNode } from 'react';
import styles from '../tables/cells.module.css';

type Props = { onPress: () => void; disabled?: boolean; children: ReactNode };

/** A press that looks like a link: what may be done with a row. */
export function LinkButton({ onPress, disabled = false, children }: Props) {
  return (
    <button type="button" className={`${styles.textButton} quiet-link`} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import { useDesignText } from '../design-text.ts';
import styles from './phone-frame.module.css';

/** A phone that shows what the shopper will see. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const text = useDesignText();
  return (
    <figure className={styles.phone} aria-label={text('preview')}>
      <div className={styles.bar} aria-hidden="true" />
      {children}
    </figure>
  );
}

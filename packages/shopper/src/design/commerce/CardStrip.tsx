import { type ReactNode, useRef } from 'react';
import { Row } from '../layout/primitives.ts';
import { useRestoredScroll } from '../lists/use-restored-scroll.ts';
import styles from './strip.module.css';

/** Small cards to push along; they stand where they were left. */
export function CardStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useRestoredScroll(strip);
  return (
    <Row ref={strip} row="scroll" className={styles.strip}>
      {children}
    </Row>
  );
}

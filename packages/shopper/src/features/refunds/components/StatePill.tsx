import type { RefundState } from '@chengji/contract';
import type { ReactNode } from 'react';
import { getTone } from '../refund.view.ts';
import styles from './StatePill.module.css';

/** A state in words on the ground of its meaning. */
export const StatePill = ({ state, children }: { state: RefundState; children: ReactNode }) => (
  <span className={styles.state} data-tone={getTone(state)}>
    {children}
  </span>
);

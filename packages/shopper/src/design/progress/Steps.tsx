import { Check } from 'lucide-react';
import { Icon } from '../pictures/Icon.tsx';
import styles from './progress.module.css';

/** A few steps, left to right; `current` counts from 0. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'on' : 'next';
        return (
          <li
            key={step}
            className={`${styles.step} ${styles[state]}`}
            aria-current={state === 'on' ? 'step' : undefined}
          >
            <span className={styles.number}>
              {state === 'done' ? <Icon as={Check} size={13} /> : index + 1}
            </span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { Text } from '../layout/primitives.ts';
import { SectionCard } from '../layout/SectionCard.tsx';
import styles from './steps-to-come.module.css';

export type ComingStep = {
  key: string;
  /** Who does what. */
  name: string;
  /** The exact time; how long where the beginning is not known yet. */
  when?: string | undefined;
  /** What happens when nobody acts. */
  otherwise?: string | undefined;
  isCurrent?: boolean;
};

type Props = {
  title: string;
  hint: string;
  steps: readonly ComingStep[];
  /** What waits meanwhile. */
  children?: ReactNode;
};

/** What is still to come, when, and what happens when nobody acts. */
export function StepsToCome({ title, hint, steps, children }: Props) {
  return (
    <SectionCard title={title}>
      <Text as="p" size={13} tone={3}>
        {hint}
      </Text>
      <ol className={styles.steps}>
        {steps.map(({ key, name, when, otherwise, isCurrent }) => (
          <li key={key} className={styles.step} data-current={isCurrent || undefined}>
            <div className={styles.line}>
              <span>{name}</span>
              {when && <time>{when}</time>}
            </div>
            {otherwise && <p>{otherwise}</p>}
          </li>
        ))}
      </ol>
      {children}
    </SectionCard>
  );
}

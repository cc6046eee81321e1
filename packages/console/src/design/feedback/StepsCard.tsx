import { Button } from 'antd';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDesignText } from '../design-text.ts';
import { Card } from '../layout/Card.tsx';
import { TwoLines } from '../values/TwoLines.tsx';
import styles from './steps-card.module.css';

export type StepLine = {
  key: string;
  label: string;
  hint: string;
  isDone: boolean;
  /** Where it is done. */
  page?: string | undefined;
  /** What does it at once. */
  action?: ReactNode;
};

type Props = { title: string; steps: readonly StepLine[]; isHiding: boolean; onHide: () => void };

/** What is left to do before something can begin; nothing once there are no steps. */
export function StepsCard({ title, steps, isHiding, onHide }: Props) {
  const text = useDesignText();
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={title}
      aside={
        <>
          {text('stepsDone', { done, n: steps.length })}
          <Button type="text" size="small" loading={isHiding} onClick={onHide}>
            {text('hideSteps')}
          </Button>
        </>
      }
    >
      <ul>
        {steps.map(({ key, label, hint, isDone, page, action }) => (
          <li key={key} className={styles.step} data-done={isDone}>
            {isDone ? (
              <CircleCheck role="img" aria-label={text('stepDone')} />
            ) : (
              <CircleDashed role="img" aria-label={text('stepOpen')} />
            )}
            <TwoLines className="grow" first={label} second={hint} />
            {!isDone && action}
            {page && (
              <Link className={styles.action} to={page}>
                {text(isDone ? 'viewStep' : 'openStep')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { ReactNode } from 'react';
import styles from './queue.module.css';

type Props = { title: string; marks?: ReactNode; summary?: ReactNode; actions?: ReactNode };

/** What the item at hand is called and how it stands. */
export function QueueHead({ title, marks, summary, actions }: Props) {
  return (
    <header className={`row between ${styles.head}`}>
      <div className="grow">
        <div className="row wrap">
          <h2>{title}</h2>
          {marks}
        </div>
        {summary && <p className="muted">{summary}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </header>
  );
}

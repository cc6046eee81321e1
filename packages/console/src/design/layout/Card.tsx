import { classes } from '@chengji/client-kit/classes';
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type Props = { title?: ReactNode; aside?: ReactNode; ruled?: boolean; flush?: boolean; children: ReactNode };

/** A flat sheet with a title line; `ruled` draws the line below it, `flush` gives the body no padding. */
export function Card({ title, aside, ruled, flush, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={classes(styles.cardHead, ruled && styles.cardHeadRuled)}>
          <h2 id={id}>{title}</h2>
          {aside && <div className={styles.cardAside}>{aside}</div>}
        </div>
      )}
      <div className={flush ? styles.cardFlush : styles.cardBody}>{children}</div>
    </section>
  );
}

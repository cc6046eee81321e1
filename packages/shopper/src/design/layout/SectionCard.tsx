import { classes } from '@chengji/client-kit/classes';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import styles from './card.module.css';

type SectionCardProps = {
  title?: ReactNode;
  more?: string;
  onMore?: () => void;
  /** No padding of its own: rows reach the edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** A white card on the page; with a title it is a section, with `more` the rest is a press away. */
export function SectionCard({ title, more, onMore, flush, className, children }: SectionCardProps) {
  return (
    <section className={classes(styles.card, flush && styles.cardFlush, className)}>
      {title && (
        <div className={styles.head}>
          <h2>{title}</h2>
          {onMore && (
            <button type="button" className={styles.more} onClick={onMore}>
              {more}
              <Icon as={ChevronRight} size={16} />
            </button>
          )}
        </div>
      )}
      {children}
    </section>
  );
}

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import './card.css';
import { classes } from '../classes.ts';
import { Icon } from '../pictures/Icon.tsx';

/** A white card on the page; with a title it is a section, with `more` the rest is a press away. */
export function SectionCard({
  title,
  more,
  onMore,
  flush,
  className,
  children,
}: {
  title?: ReactNode;
  more?: string;
  onMore?: () => void;
  /** No padding of its own: rows reach the edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={classes('card', flush && 'card--flush', className)}>
      {title && (
        <div className="sec-h">
          <h2>{title}</h2>
          {onMore && (
            <button type="button" className="more" onClick={onMore}>
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

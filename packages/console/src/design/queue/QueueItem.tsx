import { classes } from '@chengji/client-kit/classes';
import { Button, Drawer } from 'antd';
import { ArrowLeft, PanelRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDesignText } from '../design-text.ts';
import { ScrollArea } from '../layout/ScrollArea.tsx';
import { useMedia } from '../theme/use-media.ts';
import styles from './queue.module.css';

type Props = {
  label: string;
  /** Back to the list, where there is no room for both. */
  onBack: () => void;
  /** Stays above the work as it scrolls. */
  head?: ReactNode;
  children: ReactNode;
  /** Its end is shown first, and stays where it is when more comes before. */
  beginsAtEnd?: boolean;
  /** Stays below the work as it scrolls. */
  foot?: ReactNode;
  /** People, money and history; left out while nothing is known. */
  context?: { label: string; body: ReactNode; foot?: ReactNode };
};

/** The item at hand: the work, and its context as the third column, or in a drawer where there is no room for it. */
export function QueueItem({ label, onBack, head, children, beginsAtEnd = false, foot, context }: Props) {
  const text = useDesignText();
  const isNarrow = useMedia('(max-width: 1279px)');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section className={styles.work} aria-label={label}>
        <div className={styles.bar}>
          <Button className={styles.back} icon={<ArrowLeft />} onClick={onBack}>
            {text('back')}
          </Button>
          {context && (
            <Button icon={<PanelRight />} onClick={() => setOpen(true)}>
              {context.label}
            </Button>
          )}
        </div>
        {head && <div className={styles.top}>{head}</div>}
        <ScrollArea className={classes('stack', styles.scroll, beginsAtEnd && styles.fromEnd)}>
          {children}
        </ScrollArea>
        {foot && <div className={styles.foot}>{foot}</div>}
      </section>
      {context && !isNarrow && (
        <aside className={styles.context} aria-label={context.label}>
          <ScrollArea className={styles.contextScroll}>{context.body}</ScrollArea>
          {context.foot && <div className={styles.foot}>{context.foot}</div>}
        </aside>
      )}
      {context && isNarrow && (
        <Drawer
          open={isOpen}
          size={360}
          title={context.label}
          footer={context.foot}
          classNames={{ body: styles.drawer }}
          onClose={() => setOpen(false)}
        >
          {context.body}
        </Drawer>
      )}
    </>
  );
}

/** A part of the context, with its name above. */
export function ContextPart({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className="row between">
        <h2>{title}</h2>
        {aside && <span className="muted small">{aside}</span>}
      </div>
      {children}
    </section>
  );
}

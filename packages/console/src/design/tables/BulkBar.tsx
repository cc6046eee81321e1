import { Button } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDesignText } from '../design-text.ts';
import styles from './data-table.module.css';

type Props = { count: number; note?: ReactNode; onClear: () => void; children: ReactNode };

/** The dark bar over a list while rows are selected: how many, and what can be done with all of them. */
export function BulkBar({ count, note, onClear, children }: Props) {
  const text = useDesignText();
  if (count === 0) return null;
  return (
    <section className={styles.bulkBar} aria-label={text('selected', { n: count })}>
      <span role="status">{text('selected', { n: count })}</span>
      {note && <span className={styles.bulkBarNote}>{note}</span>}
      <div className={styles.bulkBarActions}>
        {children}
        <Button icon={<X size={14} />} aria-label={text('unselect')} onClick={onClear} />
      </div>
    </section>
  );
}

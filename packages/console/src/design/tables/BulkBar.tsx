import { Button } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import './data-table.css';
import { useDesignText } from '../design-text.ts';

type Props = { count: number; note?: ReactNode; onClear: () => void; children: ReactNode };

/** The dark bar over a list while rows are selected: how many, and what can be done with all of them. */
export function BulkBar({ count, note, onClear, children }: Props) {
  const text = useDesignText();
  if (count === 0) return null;
  return (
    <section className="bulk-bar" aria-label={text('selected', { n: count })}>
      <span role="status">{text('selected', { n: count })}</span>
      {note && <span className="bulk-bar-note">{note}</span>}
      <div className="bulk-bar-actions">
        {children}
        <Button icon={<X size={14} />} aria-label={text('unselect')} onClick={onClear} />
      </div>
    </section>
  );
}

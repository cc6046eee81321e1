import { Copy } from 'lucide-react';
import { useDesignText } from '../design-text.ts';
import { useCopy } from '../feedback/use-copy.ts';
import styles from './copy-text.module.css';

/** A number people take elsewhere, with a button that copies it; `shown` is how it reads best. */
export function CopyText({ value, shown = value }: { value: string; shown?: string }) {
  const text = useDesignText();
  const copy = useCopy();
  return (
    <span className={styles.copyText}>
      <span>{shown}</span>
      <button type="button" aria-label={`${text('copy')} ${value}`} onClick={() => void copy(value)}>
        <Copy />
      </button>
    </span>
  );
}

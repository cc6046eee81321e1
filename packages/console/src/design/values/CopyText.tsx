import { App } from 'antd';
import { Copy } from 'lucide-react';
import { useDesignText } from '../design-text.ts';
import styles from './copy-text.module.css';

/** A number people take elsewhere, with a button that copies it; `shown` is how it reads best. */
export function CopyText({ value, shown = value }: { value: string; shown?: string }) {
  const text = useDesignText();
  const { message } = App.useApp();
  return (
    <span className={styles.copyText}>
      <span>{shown}</span>
      <button
        type="button"
        aria-label={`${text('copy')} ${value}`}
        onClick={() => void navigator.clipboard.writeText(value).then(() => message.success(text('copied')))}
      >
        <Copy />
      </button>
    </span>
  );
}

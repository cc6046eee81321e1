import type { OrderFlag } from '@chengji/contract';
import { Flag } from 'lucide-react';
import { useOrdersText } from '../../orders-text.ts';
import styles from './flag-mark.module.css';

/** A flag in its colour, which its name says too; plain where the name stands beside it. */
export function FlagMark({ flag, isPlain = false }: { flag: OrderFlag; isPlain?: boolean }) {
  const text = useOrdersText();
  const name = text(`flag_${flag}`);
  return (
    <span
      className={`${styles.flag} ${styles[flag]}`}
      {...(isPlain ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
    >
      <Flag size={14} fill="currentColor" />
    </span>
  );
}

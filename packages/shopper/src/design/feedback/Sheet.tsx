import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../inputs/IconButton.tsx';
import { useDesignStrings } from '../strings.ts';
import { Overlay } from './Overlay.tsx';
import styles from './sheet.module.css';

type SheetProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
  /** Its own head: the title is only for screen readers. */
  bare?: boolean;
};

/** Slides up from below: close at top right, the one primary action in the footer. Never a sheet over a sheet. */
export function Sheet({ open, title, onClose, foot, children, bare }: SheetProps) {
  const t = useDesignStrings();
  if (!open) return null;
  return (
    <Overlay label={title} onClose={onClose}>
      <section className={styles.sheet}>
        {!bare && <h2 className={styles.head}>{title}</h2>}
        <IconButton icon={X} label={t('close')} onPress={onClose} size={20} className={styles.close} />
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </section>
    </Overlay>
  );
}

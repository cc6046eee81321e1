import { type MouseEvent, type ReactNode, type SyntheticEvent, use, useEffect, useRef } from 'react';
import { cover } from '../../kernel/router/navigation.ts';
import { TopPageContext } from '../../kernel/router/page-context.ts';
import { raiseToast } from '../../kernel/toast.ts';
import styles from './overlay.module.css';

type OverlayProps = {
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal dialog: the rest is inert; Escape, going back and a press beside it close it. It steps aside while another page
 * is above its own, from the first moment of that page's moving in: what is typed there would be lost.
 */
export function Overlay({ label, onClose, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const isOnTop = use(TopPageContext);
  useEffect(() => {
    if (!isOnTop) return;
    const element = dialog.current;
    element?.showModal();
    raiseToast();
    const uncover = cover(() => close.current());
    return () => {
      uncover();
      element?.close();
    };
  }, [isOnTop]);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by onCancel
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label}
      onCancel={handleCancel}
      onClick={handleClick}
    >
      {children}
    </dialog>
  );
}

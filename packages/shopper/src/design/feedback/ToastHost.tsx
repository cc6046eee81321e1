import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useToast } from '../../kernel/toast.ts';
import { Icon } from '../pictures/Icon.tsx';
import styles from './toast.module.css';

/** Shows the messages of `toast()`; a popover, so that it is above an open dialog too. */
export function ToastHost() {
  const toast = useToast((store) => store.toast);
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!toast) return;
    const element = popover.current;
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, [toast]);
  return (
    <div ref={popover} popover="manual" className={styles.toast} role="status">
      {toast?.kind === 'done' && <Icon as={CircleCheck} />}
      {toast?.kind === 'fault' && <Icon as={CircleAlert} />}
      {toast?.text}
    </div>
  );
}

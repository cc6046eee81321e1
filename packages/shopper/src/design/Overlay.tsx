import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import './overlay.css';

/** A dialog over everything: the rest is inert, Escape and a press beside it close it. */
export function Overlay({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by onCancel
    <dialog ref={dialog} className="overlay" aria-label={label} onCancel={handleCancel} onClick={handleClick}>
      {children}
    </dialog>
  );
}

import { create } from 'zustand';
import { TOAST_MS } from './constants.ts';
import { useUser } from './session/user-store.ts';

export type ToastKind = 'plain' | 'done' | 'fault';
export type Toast = {
  id: number;
  text: string;
  kind: ToastKind;
  /** It is said as its page closes, so it is read on the next one. */
  isLeaving: boolean;
};

/** One toast at a time; a later one replaces it. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }));

let latest = 0;
const SHAKE_MS = 15;

/** A browser refuses to vibrate before the first interaction. */
const hasUserInteracted = () => navigator.userActivation?.hasBeenActive ?? true;

/** The phone shakes briefly if the vibration setting is on. */
export function shake(): void {
  if (useUser.getState().user.shock && hasUserInteracted()) navigator.vibrate?.(SHAKE_MS);
}

/** A page is left: what was said there is over, and what was said on leaving it belongs to the page that is shown now. */
export function leaveToasts(): void {
  useToast.setState(({ toast }) => ({ toast: toast?.isLeaving ? { ...toast, isLeaving: false } : null }));
}

/** Shows the message above what was opened after it. */
export function raiseToast(): void {
  useToast.setState(({ toast }) => ({ toast: toast && { ...toast } }));
}

/** Shows a message on this page, for 3 seconds at most, with a vibration. */
export function toast(text: string, kind: ToastKind = 'plain'): void {
  show(text, kind, false);
}

/** Says what was done here as the page closes: the message is shown on the page that comes next. */
export function toastOnLeaving(text: string, kind: ToastKind = 'done'): void {
  show(text, kind, true);
}

function show(text: string, kind: ToastKind, isLeaving: boolean): void {
  if (!text) return;
  latest += 1;
  const id = latest;
  useToast.setState({ toast: { id, text, kind, isLeaving } });
  shake();
  setTimeout(() => {
    if (useToast.getState().toast?.id === id) useToast.setState({ toast: null });
  }, TOAST_MS);
}

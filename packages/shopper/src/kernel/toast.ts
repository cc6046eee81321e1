import { create } from 'zustand';
import { TOAST_MS } from './constants.ts';
import { useUser } from './session/user-store.ts';

export type ToastKind = 'plain' | 'done' | 'fault';
export type Toast = { id: number; text: string; kind: ToastKind };

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

/** What failed is said on its page only. */
export function dropFault(): void {
  if (useToast.getState().toast?.kind === 'fault') useToast.setState({ toast: null });
}

/** Shows the message above what was opened after it. */
export function raiseToast(): void {
  useToast.setState(({ toast }) => ({ toast: toast && { ...toast } }));
}

/** Shows a message for 3 seconds, with a vibration. */
export function toast(text: string, kind: ToastKind = 'plain'): void {
  if (!text) return;
  latest += 1;
  const id = latest;
  useToast.setState({ toast: { id, text, kind } });
  shake();
  setTimeout(() => {
    if (useToast.getState().toast?.id === id) useToast.setState({ toast: null });
  }, TOAST_MS);
}

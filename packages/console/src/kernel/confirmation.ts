/** Asks the person at the console who they are, once for all calls that wait for it. */
import { CallError } from '@chengji/client-kit';
import { useSyncExternalStore } from 'react';
import type { Area } from './session.ts';

type Asked = { area: Area; promise: Promise<boolean>; answer: (isConfirmed: boolean) => void };

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function change(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const isAskingConfirmation = (error: unknown): boolean =>
  error instanceof CallError && error.key === 'identity.confirmation_required';

/** Answers whether they proved it, as the modal says. */
export function askConfirmation(area: Area): Promise<boolean> {
  if (asked) return asked.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  change({ area, promise, answer: resolve });
  return promise;
}

export function answerConfirmation(isConfirmed: boolean): void {
  asked?.answer(isConfirmed);
  change(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The area whose holder is asked now. */
export const useAskedArea = (): Area | undefined => useSyncExternalStore(subscribe, () => asked?.area);

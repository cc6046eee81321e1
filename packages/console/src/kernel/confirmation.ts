/** Asks the person at the console who they are, once for all calls that wait for it. */
import { CallError } from '@chengji/client-kit';
import { createListeners } from '@chengji/client-kit/listeners';
import { useSyncExternalStore } from 'react';
import type { Area } from './session.ts';

type Asked = { area: Area; promise: Promise<boolean>; answer: (isConfirmed: boolean) => void };

let asked: Asked | undefined;
const listeners = createListeners();

function change(next: Asked | undefined): void {
  asked = next;
  listeners.tell();
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

/** The area whose holder is asked now. */
export const useAskedArea = (): Area | undefined =>
  useSyncExternalStore(listeners.subscribe, () => asked?.area);

/**
 * Posts a person is not interested in. They are taken out at once and told to the market a little later, or when the
 * page is left: until then it can be undone, for the market would show fewer of their kind.
 */
import { ignoreErrors } from '@chengji/client-kit/react';
import { create } from 'zustand';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { followSession, requireLogin } from '../../../kernel/session/session.ts';
import { sendNotInterested } from './queries.ts';

export const UNDO_MS = 6_000;

/** `undoable` until the market is told. */
type State = Readonly<Record<number, 'undoable' | 'told'>>;

export const useTakenOut = create<{ posts: State }>(() => ({ posts: {} }));

const timers = new Map<number, ReturnType<typeof setTimeout>>();

function mark(id: number, state: 'undoable' | 'told' | null): void {
  const { [id]: _, ...others } = useTakenOut.getState().posts;
  useTakenOut.setState({ posts: state ? { ...others, [id]: state } : others });
}

async function tell(id: number): Promise<void> {
  clearTimeout(timers.get(id));
  timers.delete(id);
  mark(id, 'told');
  try {
    await sendNotInterested(id);
  } catch (error) {
    mark(id, null);
    reportFault(error);
  }
}

/** Answers whether it was: a visitor logs in first, for what is recommended to them is not theirs alone. */
export function takeOut(id: number): boolean {
  if (!requireLogin()) return false;
  mark(id, 'undoable');
  timers.set(
    id,
    setTimeout(() => void tell(id), UNDO_MS),
  );
  return true;
}

export function putBack(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  mark(id, null);
}

/** The page is left: what was taken out stays so. */
export function tellNow(): Promise<unknown> {
  return ignoreErrors(Promise.all([...timers.keys()].map(tell)));
}

followSession({
  onEnd() {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    useTakenOut.setState({ posts: {} });
  },
});

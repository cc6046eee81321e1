/** What was done to a value, step by step, so that each step can be taken back and done again. */
export type History<T> = {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** The step that `now` came from. */
  step: string;
};

const mostSteps = 200;

export const startHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], step: '' });

/** Changes of one named step, such as typing into a field, are taken back together; an unnamed one stands alone. */
export function changed<T>(history: History<T>, now: T, step = ''): History<T> {
  const goesOn = step !== '' && step === history.step;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-mostSteps);
  return { past, now, future: [], step };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], step: '' };
}

export function redone<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future, step: '' };
}

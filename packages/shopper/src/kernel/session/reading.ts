import { ignoreErrors } from '@chengji/client-kit/react';

type Steps<Answer, State> = {
  /** Asks the market; undefined while there is nobody to ask for. */
  read: () => Promise<Answer> | undefined;
  /** What the answer becomes part of. */
  getState: () => State;
  keep: (answer: Answer) => void;
};

/**
 * Reads what is also changed here, one reading at a time. Asked for again meanwhile, it is read once more; an answer
 * asked for before the last change here, or for somebody else, is not kept, and it is read again as well.
 */
export function createReading<Answer, State>({ read, getState, keep }: Steps<Answer, State>) {
  let reading: Promise<void> | null = null;
  let isDue = false;

  async function readAll(): Promise<void> {
    while (isDue) {
      isDue = false;
      const before = getState();
      const asked = read();
      const answer = await (asked && ignoreErrors(asked));
      if (getState() !== before) isDue = true;
      else if (answer) keep(answer);
    }
    reading = null;
  }

  return (): Promise<void> => {
    isDue = true;
    reading ??= readAll();
    return reading;
  };
}

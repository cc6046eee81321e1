/**
 * What a person turns on and off, such as a like: shown at once, sent one after the other. Pressed again while it is
 * sent, only what was wanted last is sent after it, so that the market ends where the person does.
 */
type Steps<Key, Answer> = {
  send: (key: Key, on: boolean) => Promise<Answer>;
  /** As the market answered it. */
  settle: (key: Key, answer: Answer) => void;
  onFault: (error: unknown) => void;
};

type Wish = {
  isOn: boolean;
  /** What is shown of it beforehand. */
  show: () => void;
  /** As it was, for when the market refuses. */
  undo: () => void;
};

export function createSwitch<Key extends string | number, Answer>({
  send,
  settle,
  onFault,
}: Steps<Key, Answer>) {
  const running = new Map<Key, { wanted: boolean; undo: () => void }>();
  return async (key: Key, { isOn, show, undo }: Wish): Promise<void> => {
    show();
    const before = running.get(key);
    if (before) {
      before.wanted = isOn;
      return;
    }
    const own = { wanted: isOn, undo };
    running.set(key, own);
    try {
      let sent: boolean;
      let answer: Answer;
      do {
        sent = own.wanted;
        answer = await send(key, sent);
      } while (sent !== own.wanted);
      settle(key, answer);
    } catch (error) {
      own.undo();
      onFault(error);
    } finally {
      running.delete(key);
    }
  };
}

import { ignoreErrors } from '@chengji/client-kit/react';
import type { Handler } from '@chengji/contract';
import type { HandledSubject } from '@chengji/contract/states';
import { useEffect, useState } from 'react';
import { call } from '../calls.ts';
import { areaHere } from '../session.ts';
import { liveSocket, subscribeToFrames } from './frames.ts';

/** The market forgets who has not said so again for 45 s. */
export const sayAgainMs = 20_000;

const nobody: readonly Handler[] = [];

/** Says that one has this open while the page is visible; answers who else of the staff has. */
export function useHandlers(subject: HandledSubject, id: number): readonly Handler[] {
  const [others, setOthers] = useState(nobody);
  useEffect(() => {
    const key = `POST /${areaHere()}/alerts/handle` as const;
    /** Answers may come in another order than they were asked for. */
    let latest = 0;
    const say = async () => {
      if (document.visibilityState !== 'visible') return;
      latest += 1;
      const own = latest;
      const answer = await ignoreErrors(call(key, { subject, id }));
      if (answer && own === latest) setOthers(answer.others);
    };
    void say();
    const timer = setInterval(say, sayAgainMs);
    document.addEventListener('visibilitychange', say);
    const stopListening = subscribeToFrames((frame) => {
      if (frame.type === 'handlers' && frame.subject === subject && frame.id === id) void say();
    });
    // before it is bound, and while it is lost, the socket brings no frame
    const stopBinding = liveSocket.onBound(() => void say());
    return () => {
      latest += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
      stopListening();
      stopBinding();
      setOthers(nobody);
      void ignoreErrors(call(key, { subject, id, leave: true }));
    };
  }, [subject, id]);
  return others;
}

/**
 * The socket of the area worked in. Its first frame names the client, which the area's shake call binds to the
 * member of staff logged in: only then does the market send what concerns them.
 */
import { CallError, createSocketClient, readSocketUrl } from '@chengji/client-kit';
import { call } from '../calls.ts';
import { type Area, endSession } from '../session.ts';
import { publishFrame, setBound } from './frames.ts';

/** A socket that could not be bound hears nothing: another is opened after this time. */
export const bindAgainMs = 10_000;

type Options = {
  area: Area;
  /** Bound again after a loss: what was missed meanwhile is to be read again. */
  onReturn: () => void;
};

/** Opens it; answers how to close it. */
export function openStaffSocket({ area, onReturn }: Options): () => void {
  let wasBound = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function bind(clientId: string): Promise<void> {
    try {
      await call(`POST /${area}/chat/shake`, { client_id: clientId });
    } catch (error) {
      if (isClosed || (error instanceof CallError && error.status === 401)) return;
      socket.close();
      timer = setTimeout(socket.open, bindAgainMs);
      return;
    }
    if (isClosed) return;
    if (wasBound) onReturn();
    wasBound = true;
    setBound(socket.send);
  }

  const socket = createSocketClient({
    url: readSocketUrl(),
    onFrame: (frame) => {
      if (frame.type === 'init') void bind(frame.client_id);
      if (frame.type === 'kick') endSession(area, frame.message);
      publishFrame(frame);
    },
    onOffline: () => setBound(null),
  });
  socket.open();
  return () => {
    clearTimeout(timer);
    isClosed = true;
    socket.close();
  };
}

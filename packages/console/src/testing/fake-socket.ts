import { vi } from 'vitest';

/** The market's end of a socket: it opens, sends and is lost when the test says so. */
class FakeSocket extends EventTarget {
  isClosed = false;
  open() {
    this.dispatchEvent(new Event('open'));
  }
  receive(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  lose() {
    this.dispatchEvent(new Event('close'));
  }
  send() {}
  close() {
    this.isClosed = true;
  }
}

/** Replaces the browser's sockets; answers those opened since. */
export function stubSockets(): { all: FakeSocket[]; last: () => FakeSocket } {
  const all: FakeSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super();
        all.push(this);
      }
    },
  );
  const last = () => {
    const socket = all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  return { all, last };
}

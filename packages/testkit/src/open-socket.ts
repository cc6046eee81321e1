/** A socket as an app opens it, and the frames it receives. */
import type { ServerFrame } from '@chengji/contract/socket';
import type { Market } from './market.ts';

type FrameOf<T extends ServerFrame['type'], F = ServerFrame> = F extends { type: infer U }
  ? T extends U
    ? F
    : never
  : never;

export type OpenSocket = {
  readonly clientId: string;
  readonly frames: readonly ServerFrame[];
  /** The first frame of this type, received already or still to come. */
  hear<T extends ServerFrame['type']>(type: T): Promise<FrameOf<T>>;
  /** Until the market shuts it; answers the close code. */
  closed: Promise<number>;
  send(text: string): void;
  close(): void;
};

const patienceMs = 60_000;

export async function openSocket(market: Pick<Market, 'url'>, path = '/socket'): Promise<OpenSocket> {
  const socket = new WebSocket(`${market.url.replace(/^http/, 'ws')}${path}`);
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    frames.push(JSON.parse(String(data)) as ServerFrame);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  const hear = <T extends ServerFrame['type']>(type: T) =>
    new Promise<FrameOf<T>>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${type} frame was received`)), patienceMs);
      const look = () => {
        const frame = frames.find((received) => received.type === type);
        if (!frame) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(frame as FrameOf<T>);
      };
      waiting.add(look);
      look();
    });
  const { client_id } = await hear('init');
  return {
    clientId: client_id,
    frames,
    hear,
    closed,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

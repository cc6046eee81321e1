/**
 * The chat socket of a client: stays open until it is closed on purpose. When it is lost it reconnects
 * after 3 s, at most 3 times; then a fresh cycle begins and the count starts over.
 */
import type { ClientFrame, ServerFrame } from '@chengji/contract/socket';

export const reconnectDelayMs = 3_000;
/** A socket that has not opened by then is lost. */
export const connectTimeoutMs = 60_000;
export const maxReconnects = 3;

/** The frames the app receives: all but ping and pong, which are answered here. */
export type ReceivedFrame = Exclude<ServerFrame, { type: 'ping' | 'pong' }>;

export type SocketClientOptions = {
  /** `/socket` of the own host, or a whole address. */
  url: string;
  onFrame(frame: ReceivedFrame): void;
  onOnline?(): void;
  onOffline?(): void;
  /** For tests; the platform's own by default. */
  connect?: (url: string) => WebSocket;
};

export type SocketClient = {
  open(): void;
  /** On purpose: it stays closed until `open`. */
  close(): void;
  /** False where the socket is not open: nothing is kept for later. */
  send(frame: ClientFrame): boolean;
  readonly isOnline: boolean;
  /** How many times it has tried again in this cycle. */
  readonly reconnects: number;
};

export function createSocketClient(options: SocketClientOptions): SocketClient {
  const connect = options.connect ?? ((url) => new WebSocket(url));
  let socket: WebSocket | null = null;
  let isOnline = false;
  let isWanted = false;
  let reconnects = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    const opened = connect(toSocketAddress(options.url));
    socket = opened;
    timer = setTimeout(handleLoss, connectTimeoutMs);
    // frames of a socket that was replaced or closed on purpose are ignored
    const ifCurrent = (act: () => void) => () => {
      if (socket === opened) act();
    };
    opened.addEventListener('open', ifCurrent(goOnline));
    opened.addEventListener('close', ifCurrent(handleLoss));
    opened.addEventListener('error', ifCurrent(handleLoss));
    opened.addEventListener('message', ({ data }: MessageEvent) => {
      if (socket === opened) receive(opened, String(data), options.onFrame);
    });
  };

  const goOnline = () => {
    clearTimeout(timer);
    isOnline = true;
    reconnects = 0;
    options.onOnline?.();
  };

  const goOffline = () => {
    socket = null;
    if (isOnline) options.onOffline?.();
    isOnline = false;
  };

  const handleLoss = () => {
    clearTimeout(timer);
    const lost = socket;
    goOffline();
    lost?.close();
    if (!isWanted) return;
    reconnects = reconnects === maxReconnects ? 0 : reconnects + 1;
    timer = setTimeout(start, reconnectDelayMs);
  };

  return {
    open() {
      if (isWanted) return;
      isWanted = true;
      reconnects = 0;
      start();
    },
    close() {
      isWanted = false;
      clearTimeout(timer);
      const closing = socket;
      goOffline();
      closing?.close();
    },
    send(frame) {
      if (!isOnline) return false;
      socket?.send(JSON.stringify(frame));
      return true;
    },
    get isOnline() {
      return isOnline;
    },
    get reconnects() {
      return reconnects;
    },
  };
}

function receive(socket: WebSocket, text: string, onFrame: (frame: ReceivedFrame) => void): void {
  let frame: ServerFrame;
  try {
    frame = JSON.parse(text) as ServerFrame;
  } catch {
    return; // not of this protocol
  }
  if (frame.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
  else if (frame.type !== 'pong') onFrame(frame);
}

/** A path means the host the page came from. */
function toSocketAddress(url: string): string {
  if (!url.startsWith('/')) return url;
  const { location } = globalThis as unknown as { location: { protocol: string; host: string } };
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${url}`;
}

/** Bodies that are not worth waiting for: those that come too slowly, and the rest of those refused early. */
import type { IncomingMessage } from 'node:http';

/** A body may take this long, and longer as long as each `windowMs` brings `windowBytes`. */
export type BodyPace = { firstMs: number; windowMs: number; windowBytes: number };

/** Ordinary bodies are small: all of them within a minute. */
export const ordinaryPace: BodyPace = { firstMs: 60_000, windowMs: 0, windowBytes: Number.POSITIVE_INFINITY };
/** A large file over a poor line takes minutes; 8 KB a second is too slow even there. */
export const uploadPace: BodyPace = { firstMs: 60_000, windowMs: 20_000, windowBytes: 20 * 8 * 1024 };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Tells when a body falls behind its pace; no more once it is complete or its connection is gone. */
export function watchPace(message: IncomingMessage, pace: BodyPace, onSlow: () => void): void {
  if (!hasBody(message)) return;
  const { socket } = message;
  let readBefore = 0;
  const look = () => {
    if (message.complete || message.destroyed) return;
    const read = socket.bytesRead;
    if (read - readBefore < pace.windowBytes) return onSlow();
    readBefore = read;
    timer = setTimeout(look, pace.windowMs).unref();
  };
  let timer = setTimeout(look, pace.firstMs).unref();
  message.once('close', () => clearTimeout(timer));
}

/** So much of a refused body is still read, for a client that listens only once it has sent it. */
const mostDiscardedBytes = 16 * 1024 * 1024;
const longestDiscardMs = 10_000;

/** How fast refused bodies are read, all of a node's together. */
export type DiscardPace = { windowMs: number; windowBytes: number };

/** 20 MB a second: a refused picture is over in half a second, and many large bodies leave little to collect at once. */
const discardPace: DiscardPace = { windowMs: 50, windowBytes: 1024 * 1024 };

/** Reads the rest of refused bodies unseen, so that their senders hear the answer. */
export class RefusedBodies {
  readonly #pace: DiscardPace;
  readonly #waiting = new Set<IncomingMessage>();
  #leftInWindow: number;
  #window: NodeJS.Timeout | undefined;

  constructor(pace = discardPace) {
    this.#pace = pace;
    this.#leftInWindow = pace.windowBytes;
  }

  /** Closes the connection on a body that is too long or takes too long. */
  discardRest(message: IncomingMessage): void {
    if (message.complete || message.destroyed) return;
    const { socket } = message;
    let left = mostDiscardedBytes;
    const timer = setTimeout(() => socket.destroySoon(), longestDiscardMs).unref();
    message.once('close', () => {
      clearTimeout(timer);
      this.#waiting.delete(message);
    });
    message.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left >= 0) this.#count(message, chunk.length);
      else if (!socket.writableEnded) socket.destroySoon();
    });
    message.resume();
  }

  #count(message: IncomingMessage, bytes: number): void {
    this.#window ??= setTimeout(() => this.#beginWindow(), this.#pace.windowMs).unref();
    this.#leftInWindow -= bytes;
    if (this.#leftInWindow > 0) return;
    message.pause();
    this.#waiting.add(message);
  }

  #beginWindow(): void {
    this.#window = undefined;
    this.#leftInWindow = this.#pace.windowBytes;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const message of waiting) message.resume();
  }
}

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
const mostDiscarded = 16 * 1024 * 1024;
const longestDiscardMs = 10_000;

/** Lets the rest of a body pass by unseen, so that the answer is heard; closes the connection on what is too long. */
export function discardRest(message: IncomingMessage): void {
  if (message.complete || message.destroyed) return;
  const { socket } = message;
  let left = mostDiscarded;
  const timer = setTimeout(() => socket.destroySoon(), longestDiscardMs).unref();
  message.once('close', () => clearTimeout(timer));
  message.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) socket.destroySoon();
  });
  message.resume();
}

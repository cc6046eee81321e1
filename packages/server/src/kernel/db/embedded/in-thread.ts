/**
 * The embedded database in the thread of those who ask it, over streams in memory: no other thread has to wake up for
 * a statement, which costs much less, and nothing else is done meanwhile.
 */
import { type Duplex, duplexPair } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { createProtocol } from './protocol-server.ts';

export type InThread = { connect(): Duplex; close(): Promise<void> };

export async function openInThread(folder: string): Promise<InThread> {
  const db = await PGlite.create(folder);
  const answer = createProtocol(db);
  return {
    connect() {
      const [near, far] = duplexPair();
      answer(far);
      return asSocket(near);
    },
    close: () => db.close(),
  };
}

/** What the driver asks of a socket beyond a stream. */
const asSocket = (stream: Duplex): Duplex =>
  Object.assign(stream, {
    connect: () => process.nextTick(() => stream.emit('connect')),
    setNoDelay() {},
    ref() {},
    unref() {},
  });

/**
 * PostgreSQL's protocol in front of the embedded database: what a client sends until it waits for an answer is run in
 * one go and answered by one write (docs/decisions/0047).
 * Source: https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
import { once } from 'node:events';
import { createServer, type ListenOptions, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type PGlite, protocol } from '@electric-sql/pglite';

const lengthBytes = 4;
const requests = { cancel: 80_877_102, ssl: 80_877_103, gss: 80_877_104 };
/** After these a client waits: a query, a sync, a flush, and either end of a copy. */
const awaited = new Set(Array.from('QSHcf', toCode));
const terminate = toCode('X');

function toCode(letter: string): number {
  return letter.charCodeAt(0);
}

/** `port` is that of a host; a socket's file has none. */
export type ProtocolServer = { readonly port: number | undefined; stop(): void };

export async function serveProtocol(
  db: PGlite,
  { maxConnections, ...listenOn }: ListenOptions & { maxConnections: number },
): Promise<ProtocolServer> {
  const sockets = new Set<Socket>();
  const answer = createProtocol(db);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    answer(socket);
  });
  server.maxConnections = maxConnections;
  server.listen(listenOn);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? address?.port : undefined,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Answers what comes over each stream that it is given. */
export function createProtocol(db: PGlite): (stream: Duplex) => void {
  const turns = createTurns(db);
  return (stream) => {
    const read = createReader(stream);
    stream.on('data', (data) => {
      for (const batch of read(data)) turns.take(stream, batch);
    });
    stream.on('error', () => stream.destroy());
    stream.on('close', () => turns.leave(stream));
  };
}

/** Finds what can be run of all that came: whole messages, up to the last that an answer is awaited after. */
function createReader(stream: Duplex): (data: Buffer) => Generator<Buffer> {
  let unread: Buffer = Buffer.alloc(0);
  let isGreeted = false;

  /** Where the message ends that begins at `from`, or null while it is not there yet. The first has no type before its length. */
  const findEnd = (from: number): number | null => {
    const at = isGreeted ? from + 1 : from;
    if (unread.length < at + lengthBytes) return null;
    const end = at + unread.readInt32BE(at);
    return end <= unread.length ? end : null;
  };

  function* greet(): Generator<Buffer> {
    for (let end = findEnd(0); end !== null && !isGreeted; end = findEnd(0)) {
      const [message, code] = [unread.subarray(0, end), unread.readInt32BE(lengthBytes)];
      unread = unread.subarray(end);
      if (code === requests.cancel) stream.end();
      else if (code === requests.ssl || code === requests.gss) stream.write('N');
      else {
        isGreeted = true;
        yield message;
      }
    }
  }

  return function* read(data) {
    unread = unread.length > 0 ? Buffer.concat([unread, data]) : data;
    if (!isGreeted) yield* greet();
    let runnable = 0;
    for (let from = 0, end = findEnd(from); end !== null; from = end, end = findEnd(from)) {
      const type = unread[from] ?? terminate;
      if (type === terminate) stream.end();
      if (awaited.has(type)) runnable = end;
    }
    if (runnable > 0) yield unread.subarray(0, runnable);
    unread = unread.subarray(runnable);
  };
}

/** The database has one session: a client that has begun a transaction keeps it until that ends. */
function createTurns(db: PGlite) {
  let waiting: { stream: Duplex; batch: Uint8Array }[] = [];
  let holder: Duplex | null = null;

  const takeNext = () => {
    const index = holder ? waiting.findIndex(({ stream }) => stream === holder) : 0;
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };

  function runWaiting(): void {
    for (let next = takeNext(); next; next = takeNext()) {
      const answer = db.execProtocolRawSync(next.batch);
      holder = db.isInTransaction() ? next.stream : null;
      next.stream.write(answer);
    }
  }

  return {
    take(stream: Duplex, batch: Uint8Array): void {
      waiting.push({ stream, batch });
      runWaiting();
    },
    /** What was begun is undone, as a server does. */
    leave(stream: Duplex): void {
      waiting = waiting.filter((one) => one.stream !== stream);
      if (holder !== stream) return;
      db.execProtocolRawSync(protocol.serialize.query('rollback'));
      holder = null;
      runWaiting();
    },
  };
}

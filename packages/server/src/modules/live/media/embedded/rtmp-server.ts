/** Where encoders connect to. Who may publish is asked before anybody is told that they do. */
import { createServer, type Server, type Socket } from 'node:net';
import type { AvPacket } from 'node-media-server/src/protocol/rtmp.js';
import { type PublishRequest, RtmpProtocol } from './rtmp-protocol.ts';

/** What came before its request was answered; encoders wait for the answer, so that this is little. */
const mostHeld = 64;
const mostConnections = 500;
/** So long nothing comes from an encoder that is gone without a word, or from one who only connects. */
const silentMs = 15_000;

export type Publishing = {
  onPacket(packet: AvPacket): void;
  onEnd(): Promise<void>;
};

/** Lets a connection publish, or throws. `end` ends the connection. */
export type Admit = (request: PublishRequest, end: () => void) => Promise<Publishing>;

export class RtmpServer {
  readonly #server: Server;
  readonly #connections = new Map<Socket, Promise<void>>();

  constructor(admit: Admit, onRefused: (error: unknown) => void) {
    this.#server = createServer({ noDelay: true }, (socket) => {
      const done = serve(socket, admit, onRefused).finally(() => this.#connections.delete(socket));
      this.#connections.set(socket, done);
    });
    this.#server.maxConnections = mostConnections;
  }

  /** Answers the port. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        const address = this.#server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  /** Everybody is thrown out, and what that means has been stored. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    const connections = [...this.#connections];
    for (const [socket] of connections) socket.destroy();
    await Promise.all(connections.map(([, done]) => done));
    await closed;
  }
}

/** Until the connection is closed, and whom it concerns was told. */
async function serve(socket: Socket, admit: Admit, onRefused: (error: unknown) => void): Promise<void> {
  const protocol = new RtmpProtocol();
  let publishing: Publishing | undefined;
  let admission: Promise<void> | undefined;
  const held: AvPacket[] = [];
  const end = () => socket.destroy();
  socket.setTimeout(silentMs, end);
  // who only talks would keep an encoder's place
  const late = setTimeout(() => {
    if (!admission) end();
  }, silentMs).unref();
  protocol.onOutputCallback = (bytes) => {
    if (!socket.destroyed) socket.write(bytes);
  };
  protocol.onDone = end;
  protocol.onPacketCallback = (packet) => {
    if (publishing) publishing.onPacket(packet);
    else if (admission && held.length < mostHeld)
      held.push({ ...packet, data: Buffer.from(packet.data.subarray(0, packet.size)) });
  };
  protocol.onRequest = (request) => {
    if (admission) return end();
    socket.pause();
    admission = admit(request, end).then(
      (admitted) => {
        publishing = admitted;
        protocol.accept();
        for (const packet of held.splice(0)) admitted.onPacket(packet);
        socket.resume();
      },
      (error: unknown) => {
        onRefused(error);
        protocol.refuse(error instanceof Error ? error.message : '');
        socket.end(end);
      },
    );
  };
  socket.on('data', (bytes: Buffer) => {
    try {
      protocol.parserData(bytes);
    } catch {
      end(); // what is no RTMP needs no answer
    }
  });
  socket.on('error', end);
  await new Promise((resolve) => socket.once('close', resolve));
  clearTimeout(late);
  await admission;
  await publishing?.onEnd();
}

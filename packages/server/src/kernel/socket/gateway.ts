/** The WebSocket gateway: says who a socket is, keeps it alive, and brings it what its rooms are told. */
import { randomUUID } from 'node:crypto';
import type { ServerFrame } from '@chengji/contract/socket';
import type { WebSocket } from 'ws';
import type { Bus } from '../bus/bus.ts';
import type { Actor } from '../context.ts';
import type { Logger } from '../log.ts';
import { type Connection, Connections } from './connections.ts';
import { type KickTarget, type Push, roomOf, roomsOf } from './push.ts';

const pingEveryMs = 25_000;
const silentAfterMs = 65_000;
/** How long another node may take to say that it has the socket. */
const joinWaitMs = 1_000;
/** WebSocket close codes of our own range. */
const closedByKick = 4_401;
const closedByStop = 1_001;

/** Without a room it is for everyone. */
type ToRoom = { room: string | null; frame: ServerFrame };
type Join = { clientId: string; rooms: string[]; asked: string };

export class Gateway implements Push {
  readonly #connections = new Connections();
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #waiting = new Map<string, (found: boolean) => void>();
  #pinging: NodeJS.Timeout | null = null;

  constructor(bus: Bus, log: Logger) {
    this.#bus = bus;
    this.#log = log;
    bus.subscribe('socket.frame', (message) => this.#deliver(message as ToRoom));
    bus.subscribe('socket.join', (message) => this.#joinHere(message as Join));
    bus.subscribe('socket.joined', (message) =>
      this.#waiting.get((message as { asked: string }).asked)?.(true),
    );
    bus.subscribe('socket.release', (message) => this.#releaseHere(message as { room: string }));
    bus.subscribe('socket.leave', (message) => this.#leaveHere(message as Join));
  }

  start(): void {
    this.#pinging = setInterval(() => this.#pingAll(), pingEveryMs);
  }

  stop(): void {
    if (this.#pinging) clearInterval(this.#pinging);
    for (const { socket } of this.#connections.all()) socket.close(closedByStop);
  }

  /** How many sockets are open on this node. */
  get size(): number {
    return this.#connections.all().length;
  }

  accept(socket: WebSocket): void {
    const connection = this.#connections.add(socket);
    socket.on('message', (data) => this.#hear(connection, String(data)));
    socket.on('close', () => this.#connections.remove(connection));
    socket.on('error', (error) => this.#log.debug({ err: error }, 'a socket failed'));
    send(connection, { type: 'init', client_id: connection.clientId });
  }

  toShopper(shopperId: number, frame: ServerFrame): void {
    this.toRoom(`shopper:${shopperId}`, frame);
  }

  toShop(shopId: number, frame: ServerFrame): void {
    this.toRoom(`shop:${shopId}`, frame);
  }

  toPlatform(frame: ServerFrame): void {
    this.toRoom('platform', frame);
  }

  toEveryone(frame: ServerFrame): void {
    this.#bus.publish('socket.frame', { room: null, frame } satisfies ToRoom);
  }

  toRoom(room: string, frame: ServerFrame): void {
    this.#bus.publish('socket.frame', { room, frame } satisfies ToRoom);
  }

  bind(clientId: string, actor: Actor): Promise<boolean> {
    return this.#join(clientId, roomsOf(actor));
  }

  join(clientId: string, room: string): Promise<boolean> {
    return this.#join(clientId, [room]);
  }

  leave(clientId: string, room: string): void {
    this.#bus.publish('socket.leave', { clientId, rooms: [room], asked: '' } satisfies Join);
  }

  release(sessionId: number): void {
    this.#bus.publish('socket.release', { room: roomOf({ sessionId }) });
  }

  kickOut(target: KickTarget, message: string): void {
    this.toRoom(roomOf(target), { type: 'kick', message });
  }

  #join(clientId: string, rooms: string[]): Promise<boolean> {
    const asked = randomUUID();
    return new Promise((resolve) => {
      const settle = (found: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(asked);
        resolve(found);
      };
      const alone = !this.#bus.isShared && !this.#connections.find(clientId);
      const timer = setTimeout(() => settle(false), alone ? 0 : joinWaitMs);
      this.#waiting.set(asked, settle);
      this.#bus.publish('socket.join', { clientId, rooms, asked } satisfies Join);
    });
  }

  #joinHere({ clientId, rooms, asked }: Join): void {
    const connection = this.#connections.find(clientId);
    if (!connection) return;
    for (const room of rooms) this.#connections.join(connection, room);
    this.#bus.publish('socket.joined', { asked });
  }

  #leaveHere({ clientId, rooms }: Join): void {
    const connection = this.#connections.find(clientId);
    if (connection) for (const room of rooms) this.#connections.leave(connection, room);
  }

  #releaseHere({ room }: { room: string }): void {
    for (const connection of this.#connections.inRoom(room)) {
      for (const own of [...connection.rooms]) this.#connections.leave(connection, own);
    }
  }

  #deliver({ room, frame }: ToRoom): void {
    const text = JSON.stringify(frame);
    const told = room === null ? this.#connections.all() : this.#connections.inRoom(room);
    for (const connection of told) {
      connection.socket.send(text);
      if (frame.type === 'kick') connection.socket.close(closedByKick);
    }
  }

  #hear(connection: Connection, text: string): void {
    connection.heardAtMs = Date.now();
    if (typeOf(text) === 'ping') send(connection, { type: 'pong' });
  }

  #pingAll(): void {
    for (const connection of this.#connections.all()) {
      if (connection.heardAtMs < Date.now() - silentAfterMs) connection.socket.terminate();
      else send(connection, { type: 'ping' });
    }
  }
}

function send({ socket }: Connection, frame: ServerFrame): void {
  socket.send(JSON.stringify(frame));
}

/** Whatever is not a frame is of no type. */
function typeOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { type?: unknown } | null)?.type;
  } catch {
    return undefined;
  }
}

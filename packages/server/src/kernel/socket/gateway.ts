/** The WebSocket gateway: says who a socket is, keeps it alive, and brings it what its rooms are told. */
import { randomUUID } from 'node:crypto';
import type { Language } from '@chengji/contract';
import type { ServerFrame } from '@chengji/contract/socket';
import type { WebSocket } from 'ws';
import type { Bus } from '../bus/bus.ts';
import type { Actor } from '../context.ts';
import type { Logger } from '../log/log.ts';
import type { Occupancy, Sender } from './client-frames.ts';
import {
  type Connection,
  Connections,
  getShopId,
  getShopperId,
  isBound,
  type Origin,
} from './connections.ts';
import { Greeter } from './greeter.ts';
import { type KickTarget, listRooms, type Push, toRoomName } from './push.ts';
import { closeCodes, socketLimits } from './socket-limits.ts';

const pingEveryMs = 25_000;
const silentAfterMs = 65_000;
/** How long another node may take to say that it has the socket. */
const joinWaitMs = 1_000;

/** Without a room it is for everyone. */
type ToRoom = { room: string | null; frame: ServerFrame };
type Join = { clientId: string; rooms: string[]; asked: string; language?: Language | undefined };

export class Gateway implements Push {
  readonly #connections = new Connections();
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #limitsAddresses: boolean;
  readonly #waiting = new Map<string, (found: boolean) => void>();
  readonly #greeter = new Greeter<Connection>((connection) =>
    this.#send(connection, JSON.stringify({ type: 'init', client_id: connection.clientId })),
  );
  readonly #listeners = new Map<string, (sender: Sender, frame: unknown) => void>();
  #pinging: NodeJS.Timeout | null = null;

  constructor(bus: Bus, log: Logger, limitsAddresses: boolean) {
    this.#bus = bus;
    this.#log = log;
    this.#limitsAddresses = limitsAddresses;
    bus.subscribe('socket.frame', (message) => this.#deliver(message as ToRoom));
    bus.subscribe('socket.join', (message) => this.#joinHere(message as Join));
    bus.subscribe('socket.joined', (message) =>
      this.#waiting.get((message as { asked: string }).asked)?.(true),
    );
    bus.subscribe('socket.release', (message) => this.#releaseHere(message as { room: string }));
    bus.subscribe('socket.leave', (message) => this.#leaveHere(message as Join));
    bus.subscribe('socket.rebind', (message) => this.#rebindHere(message as { rooms: string[] }));
    // a client that is told who it is begins anew: it is bound again, and reads what it may have missed
    bus.onMissed(() => {
      for (const connection of this.#connections.all()) this.#greeter.add(connection);
    });
  }

  start(): void {
    this.#pinging = setInterval(() => this.sweep(Date.now()), pingEveryMs);
  }

  stop(): void {
    if (this.#pinging) clearInterval(this.#pinging);
    this.#greeter.stop();
    for (const { socket } of this.#connections.all()) socket.close(closeCodes.stopping);
  }

  /** Has frames of a type heard by one listener. */
  listen(type: string, hear: (sender: Sender, frame: unknown) => void): void {
    this.#listeners.set(type, hear);
  }

  /** Who is in a room on this node. */
  countRoom(room: string): Occupancy {
    const inside = this.#connections.inRoom(room);
    const people = new Set(inside.flatMap((connection) => getShopperId(connection) ?? []));
    return { sockets: inside.length, people: [...people] };
  }

  /** How many sockets of this node are in a room. */
  countSockets(room: string): number {
    return this.#connections.countIn(room);
  }

  /** To those in a room who are on this node, each in its language; with `shopperId` only to that person's. */
  toRoomHere(room: string, toFrame: (language: Language) => ServerFrame, shopperId?: number): void {
    const texts = new Map<Language, string>();
    for (const connection of this.#connections.inRoom(room)) {
      if (shopperId !== undefined && getShopperId(connection) !== shopperId) continue;
      const { language } = connection;
      const text = texts.get(language) ?? JSON.stringify(toFrame(language));
      texts.set(language, text);
      this.#send(connection, text);
    }
  }

  /** Takes everybody on this node out of a room. */
  emptyRoomHere(room: string): void {
    for (const connection of this.#connections.inRoom(room)) this.#connections.leave(connection, room);
  }

  /** The rooms of this node that are named so. */
  listRooms(prefix: string): string[] {
    return this.#connections.listRooms(prefix);
  }

  /** How many sockets are open on this node. */
  get size(): number {
    return this.#connections.size;
  }

  /** Whether this node takes one more socket from an address. */
  mayAccept(address: string): boolean {
    if (this.#connections.size >= socketLimits.perNode) return false;
    if (!this.#limitsAddresses) return true;
    const { open, unbound } = this.#connections.count(address);
    return open < socketLimits.perAddress && unbound < socketLimits.unboundPerAddress;
  }

  accept(socket: WebSocket, origin: Origin): void {
    const connection = this.#connections.add(socket, origin);
    // a frame of the protocol is answered like one of ours: both count
    socket.on('ping', () => this.#consume(connection));
    socket.on('message', (data) => this.#hear(connection, String(data)));
    socket.on('close', () => {
      this.#connections.remove(connection);
      this.#greeter.remove(connection);
    });
    socket.on('error', (error) => this.#log.debug({ err: error }, 'a socket failed'));
    this.#greeter.add(connection);
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

  bind(clientId: string, actor: Actor, language?: Language): Promise<boolean> {
    return this.#join(clientId, listRooms(actor), language);
  }

  join(clientId: string, room: string): Promise<boolean> {
    return this.#join(clientId, [room]);
  }

  leave(clientId: string, room: string): void {
    this.#bus.publish('socket.leave', { clientId, rooms: [room], asked: '' } satisfies Join);
  }

  release(sessionId: number): void {
    this.#bus.publish('socket.release', { room: toRoomName({ sessionId }) });
  }

  rebind(rooms: readonly string[]): void {
    this.#bus.publish('socket.rebind', { rooms });
  }

  kickOut(target: KickTarget, message: string): void {
    this.toRoom(toRoomName(target), { type: 'kick', message });
  }

  /** The sessions that sockets of this node are bound to. */
  listSessions(): number[] {
    return this.#connections.listSessions();
  }

  /** Shuts a session's sockets on this node; `explain` says why in the language of each. */
  endSession(sessionId: number, explain: (language: Language) => string): void {
    for (const connection of this.#connections.inRoom(toRoomName({ sessionId }))) {
      const frame: ServerFrame = { type: 'kick', message: explain(connection.language) };
      this.#send(connection, JSON.stringify(frame));
      this.#shut(connection, closeCodes.kicked);
    }
  }

  /** Asks every socket whether it is there; shuts those that no longer say so, and those nobody was ever bound to. */
  sweep(nowMs: number): void {
    for (const connection of this.#connections.all()) {
      if (connection.heardAtMs < nowMs - silentAfterMs) connection.socket.terminate();
      else if (!isBound(connection) && connection.openedAtMs < nowMs - socketLimits.unboundForMs)
        this.#shut(connection, closeCodes.neverBound);
      else this.#send(connection, ping);
    }
  }

  #join(clientId: string, rooms: string[], language?: Language): Promise<boolean> {
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
      this.#bus.publish('socket.join', { clientId, rooms, asked, language } satisfies Join);
    });
  }

  #joinHere({ clientId, rooms, asked, language }: Join): void {
    const connection = this.#connections.find(clientId);
    if (!connection) return;
    if (language) connection.language = language;
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

  #rebindHere({ rooms }: { rooms: string[] }): void {
    const all = new Set(rooms.flatMap((room) => this.#connections.inRoom(room)));
    for (const connection of all) {
      for (const room of rooms) this.#connections.leave(connection, room);
      this.#greeter.add(connection);
    }
  }

  #deliver({ room, frame }: ToRoom): void {
    const text = JSON.stringify(frame);
    const told = room === null ? this.#connections.all() : this.#connections.inRoom(room);
    for (const connection of told) {
      this.#send(connection, text);
      if (frame.type === 'kick') this.#shut(connection, closeCodes.kicked);
    }
  }

  #hear(connection: Connection, text: string): void {
    if (!this.#consume(connection)) return;
    const frame = parseFrame(text);
    if (frame?.type === 'ping') this.#send(connection, pong);
    else if (typeof frame?.type === 'string')
      this.#listeners.get(frame.type)?.(this.#toSender(connection), frame);
  }

  #toSender(connection: Connection): Sender {
    const { clientId, language } = connection;
    return {
      clientId,
      socket: connection,
      language,
      shopperId: getShopperId(connection),
      shopId: getShopId(connection),
      isPlatform: connection.rooms.has('platform'),
      join: (room) => {
        if (this.#isOpen(connection)) this.#connections.join(connection, room);
      },
      leave: (room) => this.#connections.leave(connection, room),
      isIn: (room) => connection.rooms.has(room),
      reply: (frame) => this.#send(connection, JSON.stringify(frame)),
    };
  }

  /** Answers whether the socket may say this; one that floods is shut. */
  #consume(connection: Connection): boolean {
    const nowMs = Date.now();
    connection.heardAtMs = nowMs;
    if (!this.#isOpen(connection)) return false;
    if (connection.allowance.consume(nowMs)) return true;
    this.#shut(connection, closeCodes.tooManyFrames);
    return false;
  }

  /** What nobody reads is kept in memory: a client that lets it grow is not listened to, and is cut off in the end. */
  #send(connection: Connection, text: string): void {
    const { socket } = connection;
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text, () => {
      if (socket.isPaused && this.#isOpen(connection) && !isBehind(socket)) socket.resume();
    });
    if (socket.bufferedAmount > socketLimits.mostUnreadBytes) this.#shut(connection, closeCodes.unread);
    else if (isBehind(socket)) socket.pause();
  }

  #isOpen({ clientId }: Connection): boolean {
    return this.#connections.find(clientId) !== undefined;
  }

  /** Nothing more is sent or heard; a peer that does not say goodbye in time is cut off. */
  #shut(connection: Connection, code: number): void {
    const { socket } = connection;
    this.#connections.remove(connection);
    socket.close(code);
    if (code === closeCodes.tooManyFrames || code === closeCodes.unread) socket.pause();
    setTimeout(() => socket.terminate(), socketLimits.closeWithinMs).unref();
  }
}

const ping = JSON.stringify({ type: 'ping' } satisfies ServerFrame);
const pong = JSON.stringify({ type: 'pong' } satisfies ServerFrame);

const isBehind = ({ bufferedAmount }: WebSocket): boolean =>
  bufferedAmount > socketLimits.pauseReadingAtBytes;

/** What is no JSON is no frame. */
function parseFrame(text: string): { type?: unknown } | null {
  try {
    return JSON.parse(text) as { type?: unknown } | null;
  } catch {
    return null;
  }
}

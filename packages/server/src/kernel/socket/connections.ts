/** The sockets open on this node, the rooms they are in, and the addresses they come from. */
import { randomUUID } from 'node:crypto';
import type { Language } from '@chengji/contract';
import type { WebSocket } from 'ws';
import { toRoomName } from './push.ts';
import { FrameAllowance } from './socket-limits.ts';

/** Where a socket was opened from, and what its browser speaks. */
export type Origin = { readonly address: string; readonly language: Language };

export type Connection = Omit<Origin, 'language'> & {
  /** The browser's, until whom it is bound to says another. */
  language: Language;
  readonly clientId: string;
  readonly socket: WebSocket;
  readonly rooms: Set<string>;
  readonly allowance: FrameAllowance;
  readonly openedAtMs: number;
  /** When it was last heard of, for the silent ones. */
  heardAtMs: number;
};

const sessionRoom = toRoomName({ sessionId: 0 }).slice(0, -1);
const shopperRoom = toRoomName({ shopperId: 0 }).slice(0, -1);
const shopRoom = /^shop:(\d+)$/;

export class Connections {
  readonly #all = new Map<string, Connection>();
  readonly #rooms = new Map<string, Set<Connection>>();
  readonly #addresses = new Map<string, Set<Connection>>();

  add(socket: WebSocket, origin: Origin): Connection {
    const nowMs = Date.now();
    const connection = {
      ...origin,
      clientId: randomUUID(),
      socket,
      rooms: new Set<string>(),
      allowance: new FrameAllowance(nowMs),
      openedAtMs: nowMs,
      heardAtMs: nowMs,
    };
    this.#all.set(connection.clientId, connection);
    addTo(this.#addresses, origin.address, connection);
    return connection;
  }

  remove(connection: Connection): void {
    this.#all.delete(connection.clientId);
    removeFrom(this.#addresses, connection.address, connection);
    for (const room of connection.rooms) this.leave(connection, room);
  }

  find(clientId: string): Connection | undefined {
    return this.#all.get(clientId);
  }

  join(connection: Connection, room: string): void {
    connection.rooms.add(room);
    addTo(this.#rooms, room, connection);
  }

  leave(connection: Connection, room: string): void {
    connection.rooms.delete(room);
    removeFrom(this.#rooms, room, connection);
  }

  inRoom(room: string): Connection[] {
    return [...(this.#rooms.get(room) ?? [])];
  }

  countIn(room: string): number {
    return this.#rooms.get(room)?.size ?? 0;
  }

  listRooms(prefix: string): string[] {
    return [...this.#rooms.keys()].filter((room) => room.startsWith(prefix));
  }

  all(): Connection[] {
    return [...this.#all.values()];
  }

  get size(): number {
    return this.#all.size;
  }

  /** How many come from an address, and how many of them nobody was bound to. */
  count(address: string): { open: number; unbound: number } {
    const all = [...(this.#addresses.get(address) ?? [])];
    return { open: all.length, unbound: all.filter((connection) => !isBound(connection)).length };
  }

  /** The sessions that sockets are bound to. */
  listSessions(): number[] {
    return this.listRooms(sessionRoom).map((room) => Number(room.slice(sessionRoom.length)));
  }
}

export const isBound = ({ rooms }: Connection): boolean => {
  for (const room of rooms) if (room.startsWith(sessionRoom)) return true;
  return false;
};

/** The shopper that it is bound to; null for a visitor's and for staff's. */
export function getShopperId({ rooms }: Connection): number | null {
  for (const room of rooms) if (room.startsWith(shopperRoom)) return Number(room.slice(shopperRoom.length));
  return null;
}

/** The shop whose staff it is bound to. */
export function getShopId({ rooms }: Connection): number | null {
  for (const room of rooms) {
    const found = shopRoom.exec(room);
    if (found) return Number(found[1]);
  }
  return null;
}

function addTo(sets: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const members = sets.get(key);
  if (members) members.add(connection);
  else sets.set(key, new Set([connection]));
}

function removeFrom(sets: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const members = sets.get(key);
  members?.delete(connection);
  if (members?.size === 0) sets.delete(key);
}

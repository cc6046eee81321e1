/** The sockets open on this node, and the rooms they are in. */
import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';

export type Connection = {
  readonly clientId: string;
  readonly socket: WebSocket;
  readonly rooms: Set<string>;
  /** When it was last heard of, for the silent ones. */
  heardAtMs: number;
};

export class Connections {
  readonly #all = new Map<string, Connection>();
  readonly #rooms = new Map<string, Set<Connection>>();

  add(socket: WebSocket): Connection {
    const connection = { clientId: randomUUID(), socket, rooms: new Set<string>(), heardAtMs: Date.now() };
    this.#all.set(connection.clientId, connection);
    return connection;
  }

  remove(connection: Connection): void {
    this.#all.delete(connection.clientId);
    for (const room of connection.rooms) this.leave(connection, room);
  }

  find(clientId: string): Connection | undefined {
    return this.#all.get(clientId);
  }

  join(connection: Connection, room: string): void {
    connection.rooms.add(room);
    const members = this.#rooms.get(room);
    if (members) members.add(connection);
    else this.#rooms.set(room, new Set([connection]));
  }

  leave(connection: Connection, room: string): void {
    connection.rooms.delete(room);
    const members = this.#rooms.get(room);
    members?.delete(connection);
    if (members?.size === 0) this.#rooms.delete(room);
  }

  inRoom(room: string): Connection[] {
    return [...(this.#rooms.get(room) ?? [])];
  }

  all(): Connection[] {
    return [...this.#all.values()];
  }
}

import type { Language } from '@chengji/contract';
import type { ServerFrame } from '@chengji/contract/socket';
import type { Actor } from '../context.ts';

/** Whose sockets are to be shut. */
export type KickTarget = { sessionId: number } | { shopperId: number };

/**
 * Frames to people's open sockets, on whichever node they are. What tells of a change goes out in
 * `afterCommit`, so that nobody hears of what did not happen.
 */
export interface Push {
  toShopper(shopperId: number, frame: ServerFrame): void;
  /** Every agent of the shop. */
  toShop(shopId: number, frame: ServerFrame): void;
  toPlatform(frame: ServerFrame): void;
  /** Every open socket, a visitor's as well. */
  toEveryone(frame: ServerFrame): void;
  /** Everyone in a room, such as `live:12`. */
  toRoom(room: string, frame: ServerFrame): void;
  /** Binds an open socket to the person logged in, and to the language they read; false when no node has it. */
  bind(clientId: string, actor: Actor, language?: Language): Promise<boolean>;
  join(clientId: string, room: string): Promise<boolean>;
  leave(clientId: string, room: string): void;
  /** Takes a session's sockets out of every room; they stay open, as a visitor's. */
  release(sessionId: number): void;
  /**
   * Takes the sockets of these rooms out of all of them, and has their clients bind them again: for when what somebody
   * may hear has changed.
   */
  rebind(rooms: readonly string[]): void;
  /** Tells why and shuts the socket. */
  kickOut(target: KickTarget, message: string): void;
}

/** The rooms a person's sockets are in from the moment they are bound. */
export function listRooms(actor: Actor): string[] {
  switch (actor.kind) {
    case 'shopper':
      return [`shopper:${actor.id}`, `session:${actor.sessionId}`];
    case 'seller':
      return [`session:${actor.sessionId}`, `shop:${actor.shopId}`];
    case 'platform':
      return [`session:${actor.sessionId}`, 'platform'];
    default:
      return [];
  }
}

export const toRoomName = (target: KickTarget): string =>
  'sessionId' in target ? `session:${target.sessionId}` : `shopper:${target.shopperId}`;

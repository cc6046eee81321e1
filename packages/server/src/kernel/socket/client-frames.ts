/** What modules hear from sockets, beside `ping` and `pong`. */
import type { Language } from '@chengji/contract';
import type { ServerFrame } from '@chengji/contract/socket';
import type { Kernel } from '../kernel.ts';

/** A socket that said something, and whose it is as far as it is bound. */
export type Sender = {
  readonly clientId: string;
  /** The same for all that one socket says: what is remembered by it goes with it. */
  readonly socket: object;
  /** Null for a visitor's, and for staff's. */
  readonly shopperId: number | null;
  /** Of a member of a shop's staff. */
  readonly shopId: number | null;
  /** Of the platform's staff. */
  readonly isPlatform: boolean;
  /** That of the call that bound it; before, that of its browser. */
  readonly language: Language;
  /** In rooms of this node alone: nobody asks another node for a socket that is here. */
  join(room: string): void;
  leave(room: string): void;
  isIn(room: string): boolean;
  reply(frame: ServerFrame): void;
};

/** Of one type of frame. What it is made of has not been looked at; it must not throw. */
export type FrameListener = { type: string; hear(kernel: Kernel, sender: Sender, frame: unknown): void };

/** `people` has each shopper once, with however many sockets; `sockets` counts them all. */
export type Occupancy = { sockets: number; people: readonly number[] };

/** What modules hear from sockets, beside `ping` and `pong`. */
import type { Language } from '@chengji/contract';
import type { ServerFrame } from '@chengji/contract/socket';
import type { Kernel } from '../kernel.ts';

/** A socket that said something, and whose it is as far as it is bound. */
export type Sender = {
  readonly clientId: string;
  /** Null for a visitor's, and for staff's. */
  readonly shopperId: number | null;
  readonly language: Language;
  /** In rooms of this node alone: nobody asks another node for a socket that is here. */
  join(room: string): void;
  leave(room: string): void;
  reply(frame: ServerFrame): void;
};

/** Of one type of frame. What it is made of has not been looked at; it must not throw. */
export type FrameListener = { type: string; hear(kernel: Kernel, sender: Sender, frame: unknown): void };

/** `people` has each shopper once, with however many sockets; `sockets` counts them all. */
export type Occupancy = { sockets: number; people: readonly number[] };

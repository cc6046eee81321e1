/** Who watches which live, on all nodes, and what they are told. */
import type { Language } from '@chengji/contract';
import type { LiveFrame, LivingInfoFrame } from '@chengji/contract/socket';
import type { NewSay, Reason } from './store-says.ts';

export type LiveNews = LiveFrame['message'];

export interface LiveRooms {
  start(): void;
  /** Stores what was gathered. */
  stop(): Promise<void>;
  /** Open sockets that watch it, over all nodes. */
  countViewers(liveId: number): number;
  /** Of all lives that somebody watches. */
  countAll(): ReadonlyMap<number, number>;
  /** How it stands has changed: viewers and hosts are told, at most twice a second. */
  announce(liveId: number): void;
  /** Tells viewers and hosts what happened; after the commit of what is open. `over` empties the room. */
  tell(liveId: number, message: LiveNews): void;
  /** Stored and shown with the next ones; answers why it was not. */
  say(say: NewSay): Promise<Reason | null>;
  /** Stored, and seen as growth, twice a second. */
  like(liveId: number, count: number): void;
  /** A host’s socket has joined on this node. */
  open(liveId: number): void;
  /** A viewer’s has. */
  arrive(liveId: number, shopperId: number): void;
  /** As one who joins is told it. */
  show(liveId: number, language: Language): Promise<LivingInfoFrame | null>;
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly liveRooms: LiveRooms;
  }
}

/** Who watches which live, on all nodes, and what they are told. */
import type { LiveFrame } from '@chengji/contract/socket';

export interface LiveRooms {
  /** Open sockets that watch it, over all nodes. */
  countViewers(liveId: number): number;
  /** Of all lives that somebody watches. */
  countAll(): ReadonlyMap<number, number>;
  /** How it stands has changed: viewers and hosts are told, at most twice a second. */
  announce(liveId: number): void;
  /** Tells viewers and hosts what happened; after the commit of what is open. */
  tell(liveId: number, message: LiveFrame['message']): void;
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly liveRooms: LiveRooms;
  }
}

/** What takes the encoder's stream and gives it to viewers: within this process, or SRS beside it. */
import type { LivePlay } from '@chengji/contract';

export interface MediaServer {
  /** Where encoders send to, such as `rtmp://example/live`: `host` is what the caller's client reached us by. */
  getPushUrl(host: string): string;
  /** What plays a live that is living. */
  getPlay(liveId: number): LivePlay;
  /** What plays it to its hosts, also before it begins; good for some hours. */
  getPreview(liveId: number, now: Date): LivePlay;
  /** Throws the encoder of a live out, on whichever node it is. Done when nobody sends it any more, or nobody did. */
  disconnect(liveId: number): Promise<void>;
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly media: MediaServer;
  }
}

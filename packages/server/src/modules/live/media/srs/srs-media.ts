/** SRS as the media server: it calls back, and is asked now and then what it has. */
import type { LivePlay } from '@chengji/contract';
import type { Config } from '../../../../kernel/config.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { loseEncoder, noteEncoder } from '../../sessions/encoder.ts';
import { findLive, listSending } from '../../sessions/lives.queries.ts';
import type { MediaServer } from '../media-server.ts';
import { signPreview } from '../play-sign.ts';
import { SrsApi, type SrsStream } from './srs-api.ts';
import { isOfSrs, toClient } from './srs-client.ts';

const askEveryMs = 2_000;
const app = 'live';

type Seen = { frames: number; atMs: number };

export class SrsMedia implements MediaServer {
  readonly #kernel: Kernel;
  readonly #srs: NonNullable<Config['media']['srs']>;
  readonly #api: SrsApi;
  readonly #seen = new Map<string, Seen>();
  /** Missed once: between its callback and its being listed a stream is not there. */
  #missed = new Set<string>();
  #hadStreams = true;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(kernel: Kernel, srs: NonNullable<Config['media']['srs']>) {
    this.#kernel = kernel;
    this.#srs = srs;
    this.#api = new SrsApi(srs.url);
  }

  getPushUrl(host: string): string {
    return this.#kernel.config.media.rtmpUrl ?? `rtmp://${host.replace(/:\d+$/, '')}/${app}`;
  }

  getPlay(liveId: number): LivePlay {
    const base = `${this.#srs.playUrl}/${liveId}`;
    return { flv: `${base}.flv`, hls: `${base}.m3u8` };
  }

  getPreview(liveId: number, now: Date): LivePlay {
    const { flv, hls } = this.getPlay(liveId);
    const sign = `?sign=${signPreview(this.#kernel.config.secret, liveId, now)}`;
    return { flv: `${flv}${sign}`, hls: hls && `${hls}${sign}` };
  }

  /** By what SRS itself lists, since the live may have forgotten its encoder by now. */
  async disconnect(liveId: number): Promise<void> {
    // the next look at what is published throws out who may not, if this does not
    this.#hadStreams = true;
    try {
      for (const { name, publish } of await this.#listPublished())
        if (name === String(liveId) && publish.cid) await this.#api.throwOut(publish.cid);
    } catch (error) {
      this.#kernel.log.error({ err: error, liveId }, 'SRS did not throw an encoder out');
    }
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#last = this.look()
        .catch((err: unknown) => this.#kernel.log.warn({ err }, 'SRS was not asked'))
        .then(() => {
          if (this.#timer) this.start();
        });
    }, askEveryMs).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#last;
  }

  /** Notes how encoders send, and whom SRS has lost without a word; throws out who may not send. */
  async look(): Promise<void> {
    const ctx = this.#kernel.systemContext();
    const sending = (await listSending(ctx.db)).filter(({ encoderClient }) => isOfSrs(encoderClient));
    if (sending.length === 0 && !this.#hadStreams) return;
    const streams = await this.#listPublished();
    this.#hadStreams = streams.length > 0;
    const published = new Set<string>();
    for (const stream of streams) {
      const { cid = '' } = stream.publish;
      const client = toClient(cid);
      published.add(client);
      const isSender = await noteEncoder(ctx, {
        liveId: toLiveId(stream),
        client,
        ...this.#read(stream, cid),
      });
      if (!isSender && (await this.#mayNot(stream, client))) await this.#api.throwOut(cid);
    }
    const missed = new Set<string>();
    for (const { id, encoderClient } of sending) {
      if (published.has(encoderClient)) continue;
      if (this.#missed.has(encoderClient)) await loseEncoder(ctx, { liveId: id, client: encoderClient });
      else missed.add(encoderClient);
    }
    this.#missed = missed;
    for (const cid of this.#seen.keys()) if (!published.has(toClient(cid))) this.#seen.delete(cid);
  }

  async #listPublished(): Promise<SrsStream[]> {
    const streams = await this.#api.listStreams();
    return streams.filter((stream) => stream.app === app && stream.publish.active);
  }

  /** Asked once more: between its callback and now it may have been let in. */
  async #mayNot(stream: SrsStream, client: string): Promise<boolean> {
    const live = await findLive(this.#kernel.db, toLiveId(stream));
    return !live || live.encoderClient !== client || live.state === 'ended' || live.state === 'replay';
  }

  /** SRS counts pictures from the beginning. */
  #read({ frames, kbps, video }: SrsStream, cid: string) {
    const before = this.#seen.get(cid);
    const atMs = performance.now();
    this.#seen.set(cid, { frames, atMs });
    const seconds = before ? (atMs - before.atMs) / 1_000 : 0;
    const fps = before && seconds > 0 ? Math.max(0, Math.round((frames - before.frames) / seconds)) : 0;
    return { kbps: kbps.recv_30s, fps, width: video?.width ?? 0, height: video?.height ?? 0 };
  }
}

const toLiveId = ({ name }: SrsStream): number => (/^\d{1,12}$/.test(name) ? Number(name) : 0);

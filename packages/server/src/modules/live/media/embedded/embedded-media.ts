/** The media server within this process: RTMP in, HTTP-FLV out, HLS where ffmpeg is. It belongs to one market. */
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { LivePlay } from '@chengji/contract';
import { ConfigError } from '../../../../kernel/config.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { acceptEncoder, EncoderRefused, loseEncoder, noteEncoder } from '../../sessions/encoder.ts';
import { findLive, listSending } from '../../sessions/lives.queries.ts';
import type { MediaServer } from '../media-server.ts';
import { signPreview } from '../play-sign.ts';
import type { Recordings } from '../recordings/recordings.ts';
import { Broadcast } from './broadcast.ts';
import { Hls } from './hls.ts';
import { type NodeName, nameNode } from './node-name.ts';
import { openProcessFolder } from './process-folder.ts';
import type { PublishRequest } from './rtmp-protocol.ts';
import { type Publishing, RtmpServer } from './rtmp-server.ts';

const figuresEveryMs = 1_000;
const usualPort = 1935;
const app = 'live';
const topics = { disconnect: 'live.disconnect', began: 'live.began' } as const;

type OnAir = { broadcast: Broadcast; end(): void; done: Promise<void> };

export class EmbeddedMedia implements MediaServer {
  readonly #kernel: Kernel;
  readonly #recordings: Recordings;
  readonly #name: NodeName;
  readonly #onAir = new Map<number, OnAir>();
  readonly #hls = new Map<number, Promise<Hls>>();
  #server: RtmpServer | undefined;
  #figures: NodeJS.Timeout | undefined;
  #hlsFolder = '';

  constructor(kernel: Kernel, recordings: Recordings) {
    this.#kernel = kernel;
    this.#recordings = recordings;
    this.#name = nameNode(kernel.config.media.rtmpPort);
    kernel.bus.subscribe(topics.disconnect, (liveId) => void this.#throwOut(Number(liveId)));
    kernel.bus.subscribe(topics.began, (liveId) => void this.#record(Number(liveId)));
  }

  getPushUrl(host: string): string {
    const { rtmpUrl, rtmpPort } = this.#kernel.config.media;
    if (rtmpUrl) return rtmpUrl;
    const name = host.replace(/:\d+$/, '');
    return `rtmp://${name}${rtmpPort && rtmpPort !== usualPort ? `:${rtmpPort}` : ''}/${app}`;
  }

  getPlay(liveId: number): LivePlay {
    const base = `/media/live/${liveId}`;
    return { flv: `${base}.flv`, hls: this.#recordings.canJoin ? `${base}/index.m3u8` : null };
  }

  getPreview(liveId: number, now: Date): LivePlay {
    const { flv, hls } = this.getPlay(liveId);
    const sign = `?sign=${signPreview(this.#kernel.config.secret, liveId, now)}`;
    return { flv: `${flv}${sign}`, hls: hls && `${hls}${sign}` };
  }

  /** Another node is told; what the key or the state of the live forbids does not come back. */
  async disconnect(liveId: number): Promise<void> {
    if (this.#kernel.bus.isShared) this.#kernel.bus.publish(topics.disconnect, liveId);
    await this.#throwOut(liveId);
  }

  /** A live has begun whose encoder may have sent before. */
  tellBegan(liveId: number): void {
    this.#kernel.bus.publish(topics.began, liveId);
  }

  findBroadcast(liveId: number): Broadcast | null {
    return this.#onAir.get(liveId)?.broadcast ?? null;
  }

  /** Null where nobody sends it, or there is no ffmpeg. */
  async openHls(liveId: number): Promise<Hls | null> {
    const broadcast = this.findBroadcast(liveId);
    if (!broadcast || !this.#recordings.canJoin) return null;
    let hls = this.#hls.get(liveId);
    if (!hls) {
      hls = Hls.start(this.#hlsFolder, broadcast, () => this.#hls.delete(liveId));
      this.#hls.set(liveId, hls);
    }
    return hls;
  }

  async findHls(liveId: number): Promise<Hls | null> {
    return (await this.#hls.get(liveId)) ?? null;
  }

  async start(): Promise<void> {
    const { config, log, systemContext } = this.#kernel;
    const { rtmpPort, mustListen } = config.media;
    await this.#recordings.takeUp(systemContext(), this.#name.prefix);
    if (rtmpPort === 0) return;
    const ctx = systemContext();
    for (const { id, encoderClient } of await listSending(ctx.db))
      if (encoderClient.startsWith(this.#name.prefix))
        await loseEncoder(ctx, { liveId: id, client: encoderClient });
    this.#hlsFolder = await openProcessFolder(join(tmpdir(), `chengji-hls-${userInfo().uid}`));
    const server = new RtmpServer(
      (request, end) => this.#admit(request, end),
      (error) => {
        if (!(error instanceof EncoderRefused)) log.warn({ err: error }, 'an encoder was not let in');
      },
    );
    try {
      await server.listen(rtmpPort, config.host);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (mustListen) throw new ConfigError(`RTMP_PORT ${rtmpPort} is in use by another program`);
      log.warn({ rtmpPort }, 'the port of encoders is in use: no live can be sent to this market');
      return;
    }
    this.#server = server;
    this.#figures = setInterval(() => this.#noteAll(), figuresEveryMs).unref();
  }

  /** Viewers are let go first: their answers never end by themselves. */
  endViewers(): void {
    for (const { broadcast } of this.#onAir.values()) broadcast.end();
  }

  async stop(): Promise<void> {
    clearInterval(this.#figures);
    await this.#server?.close();
    await this.#recordings.finish();
    const hls = await Promise.all(this.#hls.values());
    for (const one of hls) one.end();
    await Promise.all(hls.map(({ done }) => done));
  }

  async #admit({ app: asked, stream, key }: PublishRequest, end: () => void): Promise<Publishing> {
    const liveId = asked === app && /^\d{1,12}$/.test(stream) ? Number(stream) : 0;
    if (!liveId) throw new EncoderRefused('unknown');
    const client = this.#name.newClient();
    const ctx = this.#kernel.systemContext();
    await acceptEncoder(ctx, { liveId, key, client });
    const before = this.#onAir.get(liveId);
    before?.end();
    const broadcast = new Broadcast(liveId, client);
    let isDone = () => {};
    const onAir = { broadcast, end, done: new Promise<void>((resolve) => (isDone = resolve)) };
    this.#onAir.set(liveId, onAir);
    await this.#record(liveId);
    return {
      onPacket: (packet) => broadcast.add(packet),
      onEnd: async () => {
        broadcast.end();
        if (this.#onAir.get(liveId) === onAir) this.#onAir.delete(liveId);
        await loseEncoder(this.#kernel.systemContext(), { liveId, client }).catch((err: unknown) =>
          this.#kernel.log.error({ err, liveId }, 'the loss of an encoder was not stored'),
        );
        isDone();
      },
    };
  }

  async #record(liveId: number): Promise<void> {
    const broadcast = this.findBroadcast(liveId);
    if (!broadcast) return;
    await this.#recordings
      .record(this.#kernel.systemContext(), broadcast)
      .catch((err: unknown) => this.#kernel.log.error({ err, liveId }, 'a live is not recorded'));
  }

  async #throwOut(liveId: number): Promise<void> {
    const onAir = this.#onAir.get(liveId);
    onAir?.end();
    await onAir?.done;
  }

  #noteAll(): void {
    for (const [liveId, { broadcast, end }] of this.#onAir) {
      const figures = broadcast.takeFigures();
      noteEncoder(this.#kernel.systemContext(), { liveId, client: broadcast.client, ...figures }).then(
        (isSender) => {
          if (!isSender) end();
        },
        (err: unknown) => this.#kernel.log.warn({ err, liveId }, 'how an encoder sends was not noted'),
      );
    }
  }

  /** Whether the live may be watched by who has this signature, or none. */
  async isRunning(liveId: number): Promise<boolean> {
    return (await findLive(this.#kernel.db, liveId))?.state === 'living';
  }
}

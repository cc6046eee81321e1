/** Where recordings stand until their replays are made: a folder of the node that took them in. */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../../kernel/context.ts';
import { hasFfmpeg } from '../../../../kernel/ffmpeg.ts';
import type { Recipe } from '../../../../kernel/storage/storage.ts';
import { findLive } from '../../sessions/lives.queries.ts';
import type { Broadcast, Receiver } from '../embedded/broadcast.ts';
import { endParts, endPartsOfNode, insertPart, listKnownParts } from './recordings.queries.ts';

type Recorder = { broadcast: Broadcast; done: Promise<void>; end(): void };

export const replayRecipe = (liveId: number): Recipe => ({
  name: `replay of live ${liveId}`,
  extension: 'mp4',
});

export class Recordings {
  readonly #folder: string;
  /** Whether replays can be made here. */
  readonly canJoin: boolean;
  readonly #recorders = new Map<number, Recorder>();

  constructor(dataDir: string, canJoin: boolean) {
    this.#folder = join(dataDir, 'live', 'recordings');
    this.canJoin = canJoin;
  }

  static open = async (dataDir: string): Promise<Recordings> => new Recordings(dataDir, await hasFfmpeg());

  getPath = (partId: number): string => join(this.#folder, `${partId}.flv`);

  hasPart = async (partId: number): Promise<boolean> =>
    (await stat(this.getPath(partId)).catch(() => null)) !== null;

  removePart = (partId: number): Promise<void> => rm(this.getPath(partId), { force: true });

  /** What this node wrote before it was killed is whole now; files that nobody knows are removed. */
  async takeUp({ db }: Context, prefix: string): Promise<void> {
    await endPartsOfNode(db, prefix);
    const names = await readdir(this.#folder).catch(() => []);
    const ids = names.flatMap((name) => (/^\d+\.flv$/.test(name) ? [Number.parseInt(name, 10)] : []));
    if (ids.length === 0) return;
    const known = await listKnownParts(db, ids);
    for (const id of ids) if (!known.has(id)) await this.removePart(id);
  }

  isRecording = (liveId: number): boolean => this.#recorders.has(liveId);

  /** From the last key frame on, where the market records and the live runs; once for a connection. */
  async record(ctx: Context, broadcast: Broadcast): Promise<void> {
    const { liveId, client } = broadcast;
    if (!this.canJoin || !ctx.services.settings.get('live.records')) return;
    if (this.#recorders.get(liveId)?.broadcast === broadcast) return;
    const recorder: Recorder = { broadcast, done: Promise.resolve(), end: () => {} };
    this.#recorders.set(liveId, recorder);
    try {
      const live = await findLive(ctx.db, liveId);
      if (live?.state !== 'living') throw new NotLiving();
      await mkdir(this.#folder, { recursive: true });
      const part = await insertPart(ctx.db, { liveId, client, startedAt: ctx.clock.now() });
      this.#write(ctx, recorder, part.id);
    } catch (error) {
      if (this.#recorders.get(liveId) === recorder) this.#recorders.delete(liveId);
      if (!(error instanceof NotLiving)) throw error;
    }
  }

  #write(ctx: Context, recorder: Recorder, partId: number): void {
    const { broadcast } = recorder;
    const writable = createWriteStream(this.getPath(partId));
    const receiver: Receiver = { writable, onEnd: () => writable.end() };
    recorder.end = () => {
      broadcast.leave(receiver);
      writable.end();
    };
    writable.on('error', (err) => {
      broadcast.leave(receiver);
      ctx.log.error({ err, liveId: broadcast.liveId }, 'a live is recorded no further');
    });
    recorder.done = new Promise<void>((resolve) => writable.once('close', resolve))
      .then(() => endParts(ctx.db, [partId]))
      .catch((err: unknown) => ctx.log.error({ err }, 'the end of a recording was not stored'))
      .finally(() => {
        if (this.#recorders.get(broadcast.liveId) === recorder) this.#recorders.delete(broadcast.liveId);
      });
    broadcast.join(receiver);
  }

  /** All that is written has been written. */
  async finish(): Promise<void> {
    const recorders = [...this.#recorders.values()];
    for (const recorder of recorders) recorder.end();
    await Promise.all(recorders.map(({ done }) => done));
  }
}

class NotLiving extends Error {}

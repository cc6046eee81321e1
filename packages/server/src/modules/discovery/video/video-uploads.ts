/** Where uploads stand until they are processed: one folder of the node, which goes on with them after a restart. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { hasFfmpeg } from '../../../kernel/ffmpeg.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly videoUploads: VideoUploads;
  }
}

export class VideoUploads {
  readonly store: FileStore;
  /** Whether films are made here; else only an MP4 is taken, as it is. */
  readonly canTranscode: boolean;
  readonly #stop = new AbortController();
  readonly #folder: string;

  constructor(dataDir: string, canTranscode: boolean) {
    this.#folder = join(dataDir, 'uploads', 'videos');
    this.store = new FileStore({ directory: this.#folder });
    this.canTranscode = canTranscode;
  }

  static open = async (dataDir: string): Promise<VideoUploads> =>
    new VideoUploads(dataDir, await hasFfmpeg());

  getPath(id: string): string {
    return join(this.#folder, id);
  }

  /** Where its film is made. */
  getMadePath = (id: string): string => `${this.getPath(id)}.made.mp4`;

  getCoverPath = (id: string): string => `${this.getPath(id)}.cover.jpg`;

  /** How many bytes of it are here; null where another node takes it in. */
  async countBytes(id: string): Promise<number | null> {
    return (await stat(this.getPath(id)).catch(() => null))?.size ?? null;
  }

  /** Of what stands here, whole or not. */
  async listIds(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return [...new Set(names.map((name) => name.split('.')[0] ?? ''))];
  }

  /** With what was made of it; what is not there is no fault. */
  async remove(id: string): Promise<void> {
    const path = this.getPath(id);
    for (const file of [path, `${path}.json`, this.getMadePath(id), this.getCoverPath(id)])
      await rm(file, { force: true });
  }

  get stopping(): AbortSignal {
    return this.#stop.signal;
  }

  /** What is being made is given up: another node, or this one when it is back, begins it anew. */
  stop(): void {
    this.#stop.abort();
  }
}

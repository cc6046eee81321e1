/** Where uploads stand until they are processed: one folder of the node, which goes on with them after a restart. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { hasFfmpeg } from './ffmpeg.ts';

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

  /** What is not there is no fault. */
  async remove(id: string): Promise<void> {
    await rm(this.getPath(id), { force: true });
    await rm(`${this.getPath(id)}.json`, { force: true });
  }

  get stopping(): AbortSignal {
    return this.#stop.signal;
  }

  /** What is being made is given up: another node, or this one when it is back, begins it anew. */
  stop(): void {
    this.#stop.abort();
  }
}

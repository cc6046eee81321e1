/** Whether DATA_DIR can still be written to: uploads, thumbnails and the embedded database live there. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log/log.ts';

/** A few large uploads: time to make room before a write fails. */
const leastFreeBytes = 100 * 1024 * 1024;
/** Asked more often, it gives the same answer. */
const keptForMs = 2_000;

type Options = { leastFreeBytes?: number; keptForMs?: number };

export class Disk {
  readonly #folder: string;
  readonly #log: Logger;
  readonly #options: Required<Options>;
  #answer: Promise<boolean> = Promise.resolve(true);
  #askedAtMs = Number.NEGATIVE_INFINITY;
  #hadRoom = true;

  constructor(folder: string, log: Logger, options: Options = {}) {
    this.#folder = folder;
    this.#log = log;
    this.#options = { leastFreeBytes, keptForMs, ...options };
  }

  hasRoom(): Promise<boolean> {
    const nowMs = performance.now();
    if (nowMs - this.#askedAtMs >= this.#options.keptForMs) {
      this.#askedAtMs = nowMs;
      this.#answer = this.#look();
    }
    return this.#answer;
  }

  async #look(): Promise<boolean> {
    const error = await this.#findError();
    if (error && this.#hadRoom) this.#log.error({ err: error }, 'DATA_DIR has no room left');
    this.#hadRoom = error === null;
    return this.#hadRoom;
  }

  /** What is said to be free may be reserved, over a quota or read-only: a small write finds out. */
  async #findError(): Promise<Error | null> {
    try {
      await mkdir(this.#folder, { recursive: true });
      const { bavail, bsize } = await statfs(this.#folder);
      if (bavail * bsize < this.#options.leastFreeBytes) return new Error(`${bavail * bsize} bytes are free`);
      const probe = join(this.#folder, `.write-probe-${randomUUID()}`);
      try {
        await writeFile(probe, Buffer.alloc(4_096));
      } finally {
        await rm(probe, { force: true });
      }
      return null;
    } catch (error) {
      return error as Error;
    }
  }
}

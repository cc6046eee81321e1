/** What SRS recorded, in a folder that this machine sees, or fetched from where SRS offers it. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

export class SrsFiles {
  readonly #place: string;

  constructor(place: string) {
    this.#place = place;
  }

  /** Under a name alone: nothing that SRS says leads out of the place. */
  static nameOf = (file: string): string | null => {
    const name = basename(file.replaceAll('\\', '/'));
    return /^[\w.-]{1,200}\.(flv|mp4)$/.test(name) && !name.startsWith('.') ? name : null;
  };

  get #isFolder(): boolean {
    return this.#place.startsWith('/');
  }

  /** `isOurs`: a copy that is to be removed. */
  async fetch(name: string, to: string): Promise<{ path: string; isOurs: boolean }> {
    if (this.#isFolder) return { path: join(this.#place, name), isOurs: false };
    const answer = await fetch(`${this.#place}/${encodeURIComponent(name)}`);
    if (!answer.ok || !answer.body) throw new Error(`SRS answered ${answer.status} for a recording`);
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(to));
    return { path: to, isOurs: true };
  }

  /** Only in a folder: what SRS offers by HTTP it removes itself. */
  async remove(name: string): Promise<void> {
    if (this.#isFolder) await rm(join(this.#place, name), { force: true });
  }
}

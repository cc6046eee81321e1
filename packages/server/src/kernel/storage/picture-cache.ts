/**
 * Resized pictures on disk. What nobody asked for longest goes first once they take too much. The first word of a
 * recipe is the picture it is made of.
 */
import { hash } from 'node:crypto';
import { glob, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '../time/durations.ts';
import { FolderBlobs } from './blobs.ts';

/** When a file was last asked for is its time on disk, set anew at most so often. */
const touchedEveryMs = hourMs;
/** Trimmed to this share of what it may take, so that it is not trimmed all the time. */
const trimTo = 0.9;

export class PictureCache {
  readonly #folder: string;
  readonly #files: FolderBlobs;
  readonly #mostBytes: number;
  #writtenBytes = 0;
  #trimming: Promise<void> | null = null;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#files = new FolderBlobs(folder);
    this.#mostBytes = mostBytes;
  }

  async read(recipe: string): Promise<Buffer | null> {
    const name = toFileName(recipe);
    const kept = await this.#files.read(name);
    if (kept) await this.#touch(join(this.#folder, name));
    return kept?.bytes ?? null;
  }

  async write(recipe: string, bytes: Buffer): Promise<void> {
    await this.#files.write(toFileName(recipe), bytes);
    this.#writtenBytes += bytes.length;
    if (this.#writtenBytes > this.#mostBytes * (1 - trimTo)) await this.trim();
  }

  /** All that was made of a picture. */
  async remove(picture: string): Promise<void> {
    const { folder, start } = toPlace(picture);
    for await (const name of glob(`${folder}/${start}-*`, { cwd: this.#folder }))
      await rm(join(this.#folder, name), { force: true });
  }

  /** One at a time; several processes may share the folder, so that what is there is looked up each time. */
  trim(): Promise<void> {
    this.#trimming ??= this.#trim().finally(() => {
      this.#trimming = null;
    });
    return this.#trimming;
  }

  async #trim(): Promise<void> {
    this.#writtenBytes = 0;
    const files: { path: string; size: number; askedAt: number }[] = [];
    let total = 0;
    for await (const name of glob('*/*', { cwd: this.#folder })) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => null); // another process may have just removed it
      if (!found?.isFile()) continue;
      files.push({ path, size: found.size, askedAt: found.mtimeMs });
      total += found.size;
    }
    if (total <= this.#mostBytes) return;
    for (const { path, size } of files.sort((a, b) => a.askedAt - b.askedAt)) {
      if (total <= this.#mostBytes * trimTo) return;
      await rm(path, { force: true });
      total -= size;
    }
  }

  async #touch(path: string): Promise<void> {
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs > Date.now() - touchedEveryMs) return;
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined); // trimmed meanwhile
  }
}

const hashText = (text: string): string => hash('sha256', text).slice(0, 40);

/** All that is made of a picture stands together, so that it is found when the picture goes. */
function toPlace(picture: string): { folder: string; start: string } {
  const start = hashText(picture);
  return { folder: start.slice(0, 2), start };
}

function toFileName(recipe: string): string {
  const { folder, start } = toPlace(recipe.split(' ', 1)[0] ?? '');
  return `${folder}/${start}-${hashText(recipe)}.webp`;
}

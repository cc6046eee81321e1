/** Where uploaded bytes are kept: a folder, or a bucket that speaks S3. Names are made by storage, never by a person. */
import { randomUUID } from 'node:crypto';
import { constants, openAsBlob } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import type { Config } from '../config.ts';

/** From `start` up to and with `end`, counted from 0. */
export type Range = { start: number; end: number };
/** Bytes, and how many there are in the whole file. */
export type Part = { bytes: Buffer; size: number };
/** So many bytes that come bit by bit, and how many there are in the whole file. */
export type OpenPart = { stream: Readable; length: number; size: number };

export interface Blobs {
  write(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Takes a file over, and never holds all of it in memory. */
  writeFile(name: string, path: string, contentType: string): Promise<void>;
  /** Like `read`, for what may be too large to be held in memory. */
  open(name: string, range?: Range): Promise<OpenPart | null>;
  /** The whole, or the part of it that a range names; null when there is no such file. */
  read(name: string, range?: Range): Promise<Part | null>;
  /** What is not there is no fault. */
  remove(name: string): Promise<void>;
}

export const createBlobs = (config: Config): Blobs =>
  config.s3 ? new BucketBlobs(config.s3) : new FolderBlobs(join(config.dataDir, 'files'));

export class FolderBlobs implements Blobs {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Written beside its place and moved there, so that half a file is never read. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const file = join(this.#folder, name);
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }); // on a full disk it would keep the room it got
      throw error;
    }
  }

  async writeFile(name: string, path: string): Promise<void> {
    const file = join(this.#folder, name);
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await copyFile(path, unfinished, constants.COPYFILE_FICLONE);
    await rename(unfinished, file);
  }

  async open(name: string, range?: Range): Promise<OpenPart | null> {
    const file = await open(join(this.#folder, name)).catch(absent);
    if (!file) return null;
    const { size } = await file.stat();
    const start = Math.min(range?.start ?? 0, size);
    const length = Math.min(range?.end ?? size - 1, size - 1) - start + 1;
    if (length === 0) {
      await file.close();
      return { stream: Readable.from([]), length, size };
    }
    return { stream: file.createReadStream({ start, end: start + length - 1 }), length, size };
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  async read(name: string, range?: Range): Promise<Part | null> {
    const file = await open(join(this.#folder, name)).catch(absent);
    if (!file) return null;
    try {
      const { size } = await file.stat();
      const start = Math.min(range?.start ?? 0, size);
      const bytes = Buffer.alloc(Math.min(range?.end ?? size - 1, size - 1) - start + 1);
      await file.read(bytes, 0, bytes.length, start);
      return { bytes, size };
    } finally {
      await file.close();
    }
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

export class BucketBlobs implements Blobs {
  readonly #bucket: S3mini;

  constructor(s3: NonNullable<Config['s3']>) {
    this.#bucket = new S3mini(s3);
  }

  async write(name: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.#bucket.putObject(name, bytes, contentType);
  }

  async writeFile(name: string, path: string, contentType: string): Promise<void> {
    await this.#bucket.putObject(name, await openAsBlob(path), contentType);
  }

  async open(name: string, range?: Range): Promise<OpenPart | null> {
    try {
      const answer = await this.#bucket.getObjectRaw(name, !range, range?.start, range && range.end + 1);
      const length = Number(answer.headers.get('content-length'));
      if (answer.body && length > 0 && (!range || answer.status === 206)) {
        const size = Number(answer.headers.get('content-range')?.split('/')[1]) || length;
        return { stream: Readable.fromWeb(answer.body as ReadableStream), length, size };
      }
      await answer.body?.cancel(); // a bucket that knows no parts, or says no lengths
      const part = await this.read(name, range);
      return part && { stream: Readable.from([part.bytes]), length: part.bytes.length, size: part.size };
    } catch (error) {
      if (!(error instanceof S3ServiceError)) throw error;
      if (error.status === 404) return null;
      if (error.status !== 416) throw error;
      return { stream: Readable.from([]), length: 0, size: await this.#bucket.getContentLength(name) };
    }
  }

  async remove(name: string): Promise<void> {
    await this.#bucket.deleteObject(name);
  }

  async read(name: string, range?: Range): Promise<Part | null> {
    if (range) return this.#readPart(name, range);
    const whole = await this.#bucket.getObjectArrayBuffer(name);
    if (!whole) return null;
    const bytes = Buffer.from(whole);
    return { bytes, size: bytes.length };
  }

  /** Only the part comes over the network: a film is watched in many of them. */
  async #readPart(name: string, { start, end }: Range): Promise<Part | null> {
    try {
      const answer = await this.#bucket.getObjectRaw(name, false, start, end + 1);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const size = Number(answer.headers.get('content-range')?.split('/')[1]);
      if (answer.status === 206 && size) return { bytes, size };
      return { bytes: bytes.subarray(start, end + 1), size: bytes.length }; // it came whole
    } catch (error) {
      if (!(error instanceof S3ServiceError)) throw error;
      if (error.status === 404) return null;
      if (error.status !== 416) throw error;
      return { bytes: Buffer.alloc(0), size: await this.#bucket.getContentLength(name) };
    }
  }
}

/** Where uploaded bytes are kept: a folder, or a bucket that speaks S3. Names are made by storage, never by a person. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { S3mini } from 's3mini';
import type { Config } from '../config.ts';

export interface Blobs {
  write(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when there is none. */
  read(name: string): Promise<Buffer | null>;
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
    const unfinished = `${file}.${process.pid}.${createHash('md5').update(String(Math.random())).digest('hex')}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.#folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }
}

export class BucketBlobs implements Blobs {
  readonly #bucket: S3mini;

  constructor(s3: NonNullable<Config['s3']>) {
    this.#bucket = new S3mini(s3);
  }

  async write(name: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.#bucket.putObject(name, bytes, contentType);
  }

  async read(name: string): Promise<Buffer | null> {
    const bytes = await this.#bucket.getObjectArrayBuffer(name);
    return bytes ? Buffer.from(bytes) : null;
  }
}

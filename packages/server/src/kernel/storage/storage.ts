/**
 * Uploaded files. A file's name is the hash of its content, or of what it is made after: kept once, cached for ever.
 * A picture's name ends with its colour, so that a client knows its ground before it is there.
 */
import { hash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { RateLimiter } from '../http/limits/limits.ts';
import { Refusal } from '../refusal.ts';
import { createBlobs, type OpenPart, type Part, type Range } from './blobs.ts';
import { firstBytes, sniff } from './content-type.ts';
import { PictureCache } from './picture-cache.ts';
import { type PictureOwner, Pictures } from './pictures.ts';
import { type Asked, Thumbnails } from './thumbnails.ts';

/** The bytes, or the file on disk that holds them. */
export type FileSource = Buffer | { path: string };

/** What a file of our own making is made after; the same recipe must always make the same. */
export type Recipe = {
  name: string;
  extension: string;
  /** Of a picture, in six digits: its ground until it is there. */
  colour?: string | null;
};

export type StoredFile = {
  /** `/files/ab/…-f0e6da.webp`, as calls carry it. */
  url: string;
  contentType: string;
  /** Of a picture; else null. */
  width: number | null;
  height: number | null;
};

export interface Storage {
  /**
   * Keeps a picture or a film a person sent, known by its content and not by its name; refuses anything
   * else. A picture is turned upright, freed of what the camera wrote into it, and kept as WebP. One that `isAlone`
   * shares its file with no other of the same content, so that it can be removed.
   */
  put(source: FileSource, by: PictureOwner, how?: { isAlone?: boolean }): Promise<StoredFile>;
  /** A picture as `put` keeps it, kept nowhere. */
  cleanPicture(source: FileSource, by: PictureOwner): Promise<Buffer>;
  /** Where what is made after `recipe` is kept; to be known before it is made. */
  toAddress(recipe: Recipe): string;
  /** Keeps there, as they are, bytes of our own making. */
  keep(recipe: Recipe, bytes: Buffer): Promise<void>;
  /** The same of a file, which may be larger than memory. */
  keepFile(recipe: Recipe, path: string): Promise<void>;
  /** By its name below `/files/`, whole or a part; null when there is none. */
  read(name: string, range?: Range): Promise<Part | null>;
  /** The same, bit by bit. */
  open(name: string, range?: Range): Promise<OpenPart | null>;
  /**
   * Bytes that nobody can fetch by an address, under a name of our own making. What a person sent is noted before,
   * by `insertPrivateUploads`, and claimed by who refers to it.
   */
  keepPrivate(name: string, bytes: Buffer): Promise<void>;
  /** The same of a file, which may be larger than memory. */
  keepPrivateFile(name: string, path: string): Promise<void>;
  readPrivate(name: string, range?: Range): Promise<Part | null>;
  removePrivate(name: string): Promise<void>;
  /** A picture as WebP in the size asked for; null when there is none. Refuses when `owner` and others ask for too many. */
  readPicture(name: string, asked: Asked, owner: string): Promise<Buffer | null>;
  /** Keeps a picture of our own making in one size, as `readPicture` answers it, whether or not it is there whole. */
  keepPicture(name: string, asked: Asked, bytes: Buffer): Promise<void>;
  /**
   * Removes a file by its address, with its resized pictures here; one that is not there is no fault. For files that
   * nothing else can refer to.
   */
  remove(address: string): Promise<void>;
  /** Removes the resized pictures that nobody asked for longest, where they take too much of the disk. */
  trimPictures(): Promise<void>;
  close(): Promise<void>;
}

export function createStorage(config: Config, rateLimiter: RateLimiter): Storage {
  const blobs = createBlobs(config);
  const pictures = new Pictures(rateLimiter);
  const cache = new PictureCache(join(config.dataDir, 'cache', 'pictures'), config.pictureCacheBytes);
  const thumbnails = new Thumbnails(cache, pictures);
  const keepAs = async (name: string, bytes: Buffer): Promise<string> => {
    await blobs.write(name, bytes, getContentType(name));
    return toAddress(name);
  };
  return {
    async put(source, by, { isAlone = false } = {}) {
      const contentType = sniff(await firstBytes(source));
      if (!contentType) throw new Refusal('common.invalid_input', { field: 'file' }, { field: 'file' });
      if (!contentType.startsWith('image/')) {
        const bytes = source instanceof Uint8Array ? source : await readFile(source.path);
        const extension = contentType.split('/')[1] ?? 'bin';
        const url = await keepAs(toName(bytes, { extension }), bytes);
        return { url, contentType, width: null, height: null };
      }
      const picture = await pictures.clean(source, by);
      const { bytes, width, height, colour } = picture;
      const name = toName(isAlone ? randomUUID() : bytes, { extension: 'webp', colour });
      const url = await keepAs(name, bytes);
      return { url, contentType: 'image/webp', width, height };
    },
    cleanPicture: async (source, by) => (await pictures.clean(source, by)).bytes,
    toAddress: (recipe) => toAddress(toName(recipe.name, recipe)),
    async keep(recipe, bytes) {
      await keepAs(toName(recipe.name, recipe), bytes);
    },
    async keepFile(recipe, path) {
      const name = toName(recipe.name, recipe);
      await blobs.writeFile(name, path, getContentType(name));
    },
    read: (name, range) => blobs.read(name, range),
    open: (name, range) => blobs.open(name, range),
    keepPrivateFile: (name, path) => blobs.writeFile(privately(name), path, 'application/octet-stream'),
    keepPrivate: (name, bytes) => blobs.write(privately(name), bytes, 'application/octet-stream'),
    readPrivate: (name, range) => blobs.read(privately(name), range),
    removePrivate: (name) => blobs.remove(privately(name)),
    readPicture: (name, asked, owner) =>
      thumbnails.get(name, asked, {
        owner,
        exists: async () => (await blobs.read(name, { start: 0, end: 0 })) !== null,
        read: async () => (await blobs.read(name))?.bytes ?? null,
      }),
    keepPicture: (name, asked, bytes) => thumbnails.keep(name, asked, bytes),
    async remove(address) {
      const name = address.replace(toAddress(''), '');
      if (!isFileName(name)) throw new Error(`${address} is no address of a file`);
      await blobs.remove(name);
      await thumbnails.forget(name);
    },
    trimPictures: () => cache.trim(),
    close: () => pictures.close(),
  };
}

function toName(content: Buffer | string, { extension, colour }: Omit<Recipe, 'name'>): string {
  const digest = hash('sha256', content).slice(0, 40);
  return `${digest.slice(0, 2)}/${digest}${colour ? `-${colour}` : ''}.${extension}`;
}

/** What a file of ours may be called below `/files/`. */
export const isFileName = (name: string): boolean =>
  /^[0-9a-f]{2}\/[0-9a-f]{40}(-[0-9a-f]{6})?\.[a-z0-9]{2,5}$/.test(name);

/** No name that `/files/` serves begins like this. */
const privately = (name: string): string => `private/${name}`;

const toAddress = (name: string): string => `/files/${name}`;

export const getContentType = (name: string): string =>
  typeByExtension[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const typeByExtension: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mpeg: 'audio/mpeg',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  weba: 'audio/webm',
};

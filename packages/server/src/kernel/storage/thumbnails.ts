/** Pictures in the sizes that screens ask for: made once, kept beside the data, made by few at a time. */
import { createHash } from 'node:crypto';
import { FolderBlobs } from './blobs.ts';
import { resizePicture } from './pictures.ts';

export type Asked = { w?: number | undefined; h?: number | undefined; q?: number | undefined };

/** A thumbnail nobody gave a size: 120 px, for screens of three dots a pixel. */
const defaultSize = 120 * 3;
const defaultQuality = 90;
const largest = 2_400;
/** Sizes are rounded up to this step, so that nobody fills the disk with every size there is. */
const step = 20;
const madeAtOnce = 2;

const side = (asked: number | undefined) =>
  asked === undefined ? undefined : Math.min(Math.max(Math.ceil(asked / step) * step, step), largest);

export class Thumbnails {
  readonly #kept: FolderBlobs;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #queue: (() => void)[] = [];
  #making = 0;

  constructor(folder: string) {
    this.#kept = new FolderBlobs(folder);
  }

  /** `original` is only read when this size was not made before; null when there is no original. */
  async of(name: string, asked: Asked, original: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const isSizeless = asked.w === undefined && asked.h === undefined;
    const width = isSizeless ? defaultSize : side(asked.w);
    const height = side(asked.h);
    const quality = Math.min(Math.max(Math.round((asked.q ?? defaultQuality) / 10) * 10, 10), 100);
    const key = createHash('sha256').update(`${name} ${width} ${height} ${quality}`).digest('hex');
    const file = `${key.slice(0, 2)}/${key}.webp`;
    const kept = await this.#kept.read(file);
    if (kept) return kept.bytes;
    const bytes = await original();
    if (!bytes) return null;
    const underWay =
      this.#underWay.get(file) ?? this.#make(file, () => resizePicture(bytes, { width, height, quality }));
    this.#underWay.set(file, underWay);
    return underWay;
  }

  async #make(file: string, resize: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#making >= madeAtOnce) await new Promise<void>((turn) => this.#queue.push(turn));
    this.#making += 1;
    try {
      const bytes = await resize();
      await this.#kept.write(file, bytes);
      return bytes;
    } finally {
      this.#making -= 1;
      this.#underWay.delete(file);
      this.#queue.shift()?.();
    }
  }
}

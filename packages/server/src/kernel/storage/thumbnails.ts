/** Pictures in the few sizes that screens ask for: made once, kept beside the data. */
import { toPictureSize } from '@chengji/contract/content/picture-sizes';
import type { PictureCache } from './picture-cache.ts';
import type { PictureSize } from './picture-jobs.worker.ts';
import type { Pictures } from './pictures.ts';

export type Asked = { w?: number | undefined; h?: number | undefined; q?: number | undefined };

/** A thumbnail nobody gave a size: 120 px, for screens of three dots a pixel. */
const defaultSize = 120 * 3;
/** What is asked for becomes the next of these. */
const qualities = [50, 75, 90];
const highestQuality = 90;

const toSide = (asked: number | undefined) => (asked === undefined ? undefined : toPictureSize(asked));

function toSize({ w, h, q = highestQuality }: Asked): PictureSize {
  const isSizeless = w === undefined && h === undefined;
  return {
    width: isSizeless ? defaultSize : toSide(w),
    height: toSide(h),
    quality: qualities.find((quality) => quality >= q) ?? highestQuality,
  };
}

const toRecipe = (name: string, { width, height, quality }: PictureSize) =>
  `${name} ${width} ${height} ${quality}`;

type Original = {
  /** Who asks: the owners take turns. */
  owner: string;
  exists(): Promise<boolean>;
  /** Asked only when this size was not made before, and when its turn has come. */
  read(): Promise<Buffer | null>;
};

/** It was removed while its turn was waited for. */
class NoOriginal extends Error {}

export class Thumbnails {
  readonly #cache: PictureCache;
  readonly #pictures: Pictures;
  readonly #underWay = new Map<string, Promise<Buffer | null>>();

  constructor(cache: PictureCache, pictures: Pictures) {
    this.#cache = cache;
    this.#pictures = pictures;
  }

  /** Null when there is no original. */
  get(name: string, asked: Asked, original: Original): Promise<Buffer | null> {
    const size = toSize(asked);
    const recipe = toRecipe(name, size);
    const underWay =
      this.#underWay.get(recipe) ??
      this.#find(recipe, size, original).finally(() => this.#underWay.delete(recipe));
    this.#underWay.set(recipe, underWay);
    return underWay;
  }

  /** What `get` answers from now on. */
  async keep(name: string, asked: Asked, bytes: Buffer): Promise<void> {
    const recipe = toRecipe(name, toSize(asked));
    await this.#cache.write(recipe, bytes);
    this.#underWay.delete(recipe); // who looks for it now began before it was there, and may not find it
  }

  /** All that was made of it. */
  forget(name: string): Promise<void> {
    return this.#cache.remove(name);
  }

  async #find(recipe: string, size: PictureSize, { owner, ...original }: Original): Promise<Buffer | null> {
    const kept = await this.#cache.read(recipe);
    if (kept) return kept;
    if (!(await original.exists())) return null;
    const read = async () => {
      const bytes = await original.read();
      if (!bytes) throw new NoOriginal();
      return bytes;
    };
    try {
      const bytes = await this.#pictures.resize(read, size, owner);
      await this.#cache.write(recipe, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof NoOriginal) return null;
      throw error;
    }
  }
}

import { toPictureSize } from '@chengji/contract/content/picture-sizes';
import type { Recipe, Storage } from '@chengji/server/kernel/storage/storage';
import type { Asked } from '@chengji/server/kernel/storage/thumbnails';
import type { Told } from '../progress.ts';
import { openDrawing } from './drawing.ts';
import { getSize, type Picture, toPictureName } from './picture.ts';

/** The storage, and what it does beyond. */
export type PictureStorage = Storage & {
  /** Takes each that is not there yet, one after the other, until all are there or the storage is closed. */
  takeAhead(pictures: Iterable<Picture>, told?: Told): Promise<void>;
};

/** So many are taken at the same time. */
const AT_ONCE = 2;

/**
 * A storage where each picture of the demo market is taken when it is first asked for, and kept: in the size that a
 * list asks for, which takes a fraction of the time, or whole. What else is not there is not there.
 */
export function withDemoPictures(storage: Storage): PictureStorage {
  const underWay = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let isClosed = false;
  const drawing = openDrawing();

  const find = remember(() => indexPictures(storage));
  const takeTurn = async (work: () => Promise<void>): Promise<void> => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  const take = async (name: string, asked: Asked = {}): Promise<boolean> => {
    const found = (await find()).get(name);
    if (!found) return false;
    const { picture, recipe } = found;
    const width = findSmallerWidth(picture, asked);
    const key = `${name} ${width ?? 'whole'}`;
    const takeAndKeep = async () => {
      const taken = await drawing.take(picture, width);
      await (width === undefined ? storage.keep(recipe, taken) : storage.keepPicture(name, asked, taken));
    };
    const taking = underWay.get(key) ?? takeTurn(takeAndKeep).finally(() => underWay.delete(key));
    underWay.set(key, taking);
    await taking;
    return true;
  };
  const orTaken = async <T>(name: string, read: () => Promise<T | null>, asked?: Asked): Promise<T | null> =>
    (await read()) ?? ((await take(name, asked)) ? read() : null);

  return {
    ...storage,
    read: (name, range) => orTaken(name, () => storage.read(name, range)),
    open: (name, range) => orTaken(name, () => storage.open(name, range)),
    readPicture: (name, asked, owner) => orTaken(name, () => storage.readPicture(name, asked, owner), asked),
    async takeAhead(pictures, told) {
      const { toRecipe } = await import('./recipe.ts');
      const wanted = new Map(Array.from(pictures, (picture) => [toPictureName(picture), picture]));
      for (const picture of wanted.values()) {
        if (isClosed) return;
        const recipe = toRecipe(picture);
        if (!(await isKept(storage, recipe))) await take(toFileName(storage, recipe));
        told?.(wanted.size);
      }
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay.values());
      await drawing.close();
      await storage.close();
    },
  };
}

/** Undefined where nothing less than the whole picture will do. */
function findSmallerWidth(picture: Picture, { w, h, q }: Asked): number | undefined {
  if (w === undefined || h !== undefined || q !== undefined) return undefined;
  const width = toPictureSize(w);
  return width < getSize(picture).width ? width : undefined;
}

export const toFileName = (storage: Storage, recipe: Recipe): string =>
  storage.toAddress(recipe).replace('/files/', '');

/** Whether what this names is in the storage. */
export const isKept = async (storage: Storage, recipe: Recipe): Promise<boolean> =>
  (await storage.read(toFileName(storage, recipe), { start: 0, end: 0 })) !== null;

type Known = { picture: Picture; recipe: Recipe };

/**
 * Loaded when the first picture is missed: a start has no use for it. A market that was filled by an earlier release
 * has addresses without a colour.
 */
async function indexPictures(storage: Storage): Promise<ReadonlyMap<string, Known>> {
  const { demoPictures } = await import('../demo-pictures.ts');
  const { toRecipe } = await import('./recipe.ts');
  return new Map(
    demoPictures().flatMap((picture) => {
      const recipe = toRecipe(picture);
      return [recipe, { ...recipe, colour: null }].map((recipe): [string, Known] => [
        toFileName(storage, recipe),
        { picture, recipe },
      ]);
    }),
  );
}

function remember<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

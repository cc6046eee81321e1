import type { Recipe, Storage } from '@chengji/server/kernel/storage/storage';
import type { Told } from '../progress.ts';
import { openDrawing } from './drawing.ts';
import { type Picture, toPictureName } from './picture.ts';

/** The storage, and what it does beyond. */
export type PictureStorage = Storage & {
  /** Takes each that is not there yet, one after the other, until all are there or the storage is closed. */
  takeAhead(pictures: Iterable<Picture>, told?: Told): Promise<void>;
};

/** So many are taken at the same time. */
const AT_ONCE = 2;

/**
 * A storage where each picture of the demo market is taken when it is first asked for, and kept. What else is not
 * there is not there.
 */
export function withDemoPictures(storage: Storage): PictureStorage {
  const underWay = new Map<string, Promise<boolean>>();
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
  const takeUnlessTaken = async (name: string): Promise<boolean> => {
    const found = (await find()).get(name);
    if (!found) return false;
    await takeTurn(async () => {
      await storage.keep(found.recipe, await drawing.take(found.picture));
    });
    return true;
  };
  const take = (name: string): Promise<boolean> => {
    const taking = underWay.get(name) ?? takeUnlessTaken(name).finally(() => underWay.delete(name));
    underWay.set(name, taking);
    return taking;
  };
  const orTaken = async <T>(name: string, read: () => Promise<T | null>): Promise<T | null> =>
    (await read()) ?? ((await take(name)) ? read() : null);

  return {
    ...storage,
    read: (name, range) => orTaken(name, () => storage.read(name, range)),
    open: (name, range) => orTaken(name, () => storage.open(name, range)),
    readPicture: (name, asked, owner) => orTaken(name, () => storage.readPicture(name, asked, owner)),
    async takeAhead(pictures, told) {
      const { toRecipe } = await import('./recipe.ts');
      const wanted = new Map(Array.from(pictures, (picture) => [toPictureName(picture), picture]));
      for (const picture of wanted.values()) {
        if (isClosed) return;
        const name = toFileName(storage, toRecipe(picture));
        if (!(await storage.read(name, { start: 0, end: 0 }))) await take(name);
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

export const toFileName = (storage: Storage, recipe: Recipe): string =>
  storage.toAddress(recipe).replace('/files/', '');

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

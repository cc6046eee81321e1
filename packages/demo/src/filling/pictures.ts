import type { Storage } from '@chengji/server/kernel/storage/storage';
import { demoPictures } from '../demo-pictures.ts';
import { type Picture, toPictureName } from '../pictures/picture.ts';
import { toRecipe } from '../pictures/recipe.ts';

export type Pictures = {
  /** Known before the picture is taken. */
  toUrl(picture: Picture): string;
};

/** The pictures of the demo market in this storage; another has no address. */
export function picturesIn(storage: Storage): Pictures {
  const names = new Set(demoPictures().map(toPictureName));
  return {
    toUrl(picture) {
      const name = toPictureName(picture);
      if (!names.has(name)) throw new Error(`not among the demo's pictures: ${JSON.stringify(picture)}`);
      return storage.toAddress(toRecipe(picture));
    },
  };
}

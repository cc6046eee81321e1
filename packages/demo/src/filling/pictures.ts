import type { Storage } from '@chengji/server/kernel/storage/storage';
import { demoPictures, picturesAtOnce } from '../demo-pictures.ts';
import type { TakePicture } from '../pictures/drawing.ts';
import { type Picture, toPictureName } from '../pictures/picture.ts';
import { toRecipe } from '../pictures/recipe.ts';
import type { Told } from '../progress.ts';

export type Pictures = {
  /** Known before the picture is taken. */
  toUrl(picture: Picture): string;
  take(told: Told): Promise<void>;
};

/**
 * The pictures of the demo market in this storage; another has no address. Those of its first screens are taken, the
 * others when they are asked for.
 */
export function picturesIn(storage: Storage, takePicture: TakePicture): Pictures {
  const names = new Set(demoPictures().map(toPictureName));
  return {
    toUrl(picture) {
      const name = toPictureName(picture);
      if (!names.has(name)) throw new Error(`not among the demo's pictures: ${JSON.stringify(picture)}`);
      return storage.toAddress(toRecipe(picture));
    },
    async take(told) {
      const wanted = new Map(picturesAtOnce().map((picture) => [toPictureName(picture), picture]));
      for (const picture of wanted.values()) {
        await storage.keep(toRecipe(picture), await takePicture(picture));
        told(wanted.size);
      }
    },
  };
}

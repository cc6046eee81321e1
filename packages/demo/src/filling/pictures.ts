import type { Storage } from '@chengji/server/kernel/storage/storage';
import { demoPictures } from '../demo-pictures.ts';
import { takePictures } from '../pictures/photo-studio.ts';
import { type Picture, toPictureName } from '../pictures/picture.ts';
import type { Told } from '../progress.ts';

export type Pictures = {
  /** Known before the picture is taken. */
  toUrl(picture: Picture): string;
  take(told: Told): Promise<void>;
};

/** The pictures of the demo market in this storage; another has no address. */
export function picturesIn(storage: Storage): Pictures {
  const pictures = demoPictures();
  const urls = new Map(pictures.map(toPictureName).map((name) => [name, storage.toAddress(name, 'webp')]));
  return {
    toUrl(picture) {
      const url = urls.get(toPictureName(picture));
      if (!url) throw new Error(`not among the demo's pictures: ${JSON.stringify(picture)}`);
      return url;
    },
    take: (told) =>
      takePictures(pictures, async (name, bytes) => {
        await storage.keep(name, bytes, 'webp');
        told(urls.size);
      }),
  };
}

/** Pictures as the browser opens and cuts them. */
import { type Crop, computeCut, type Picture } from './crop.view.ts';

/** Sharp at the largest place an avatar is shown in, on the densest screens. */
const SIDE = 480;
const QUALITY = 0.9;

/** Fails when the file is no picture the browser knows. */
export async function openPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

export const getSize = ({ naturalWidth, naturalHeight }: HTMLImageElement): Picture => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** The square as a picture of its own; what is clear becomes white. */
export async function cutPicture(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const { x, y, side } = computeCut(getSize(image), crop);
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture was not cut')));
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}

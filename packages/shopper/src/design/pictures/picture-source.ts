import { toPictureSize } from '@chengji/contract/content/picture-sizes';
import { PICTURE } from '../../kernel/constants.ts';

/** Screens draw up to this many dots per point; more is not seen. */
const DENSITIES = [1, 2, PICTURE.scale];

/** Pictures of the market are requested in the width they are drawn; others come as they are. */
const isOwnPicture = (url: string) => url.startsWith('/files/') && !url.includes('?');

/** A picture of the market names the colour most of it has. */
export const pictureColour = (url: string): string | undefined =>
  /^\/files\/.+-([0-9a-f]{6})\.webp$/.exec(url)?.[1];

const sized = (url: string, width: number) => `${url}?w=${toPictureSize(width)}`;

/** The `src` and `srcset` of a picture drawn `width` points wide, one per screen density. */
export function pictureSource(url: string, width: number): { src: string; srcSet?: string } {
  if (!isOwnPicture(url)) return { src: url };
  return {
    src: sized(url, width * 2),
    srcSet: DENSITIES.map((density) => `${sized(url, width * density)} ${density}x`).join(', '),
  };
}

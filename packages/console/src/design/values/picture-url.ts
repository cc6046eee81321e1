import { toPictureSize } from '@chengji/contract/content/picture-sizes';

/** The address of a picture at a shown width: sharp on dense screens, never larger than needed. */
export const pictureAddress = (url: string, width: number): string =>
  url.startsWith('/files/') ? `${url}?w=${toPictureSize(width * 2)}` : url;

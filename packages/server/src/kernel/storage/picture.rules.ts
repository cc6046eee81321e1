/** Which pictures are decoded at all, judged by what their first bytes say: a small file may unpack to gigabytes. */

export type PictureFacts = {
  width: number;
  /** Of one page, where it is a moving picture. */
  height: number;
  pages: number;
  bitsPerChannel: number;
};

const longestSide = 16_384;
export const mostPixels = 50_000_000;

/** What decoding takes, in pixels of eight bits a channel. */
export const computeWeight = ({ width, height, pages, bitsPerChannel }: PictureFacts): number =>
  width * height * pages * Math.max(1, bitsPerChannel / 8);

export const isDecodable = (facts: PictureFacts): boolean =>
  facts.width <= longestSide && facts.height <= longestSide && computeWeight(facts) <= mostPixels;

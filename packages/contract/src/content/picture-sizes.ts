/** The sizes in which pictures are scaled: a requested side is rounded up to the next of these. */
export const pictureSizes = [48, 96, 144, 192, 240, 288, 360, 432, 640, 800, 1_200, 2_400] as const;

const largest = 2_400;

/** The smallest size that is not smaller than the requested one; the largest where none is. */
export const toPictureSize = (asked: number): number => pictureSizes.find((size) => size >= asked) ?? largest;

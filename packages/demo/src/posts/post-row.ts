import type { Prop, Ratio } from '../pictures/picture.ts';
import type { Tone } from '../pictures/tones.ts';
import type { Pair } from '../text.ts';

/** One to three objects, their tone, prop and ratio: `'⛺,🌙 sky none 3:4'`. */
export type PostPhoto = `${string} ${Tone} ${Prop} ${Ratio}`;

/** One post. Its shop and topic are those of the first of its goods. */
export type PostRow = {
  title: Pair;
  /** An empty line parts paragraphs. */
  content: Pair;
  photos: readonly [PostPhoto, ...PostPhoto[]];
  /** By key, all of one shop. */
  goods: readonly [string, ...string[]];
  /** What shoppers say, the first to speak first. */
  comments: readonly string[];
};

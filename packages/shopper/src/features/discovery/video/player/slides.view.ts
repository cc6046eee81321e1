/** The videos of the feed, one below the other, from the one that was opened. */
import type { CallOut, PostRow } from '@chengji/contract';

type Post = CallOut<'GET /wanlshop/find/details'>;

export type Slide = Pick<
  PostRow,
  'id' | 'type' | 'title' | 'author' | 'likes' | 'liked' | 'goods' | 'reason'
> & {
  video: NonNullable<PostRow['video']>;
};

/** The one that was opened, then those recommended, each once; `taken` are those a person is not interested in. */
export function toSlides(
  first: Post | undefined,
  rows: readonly PostRow[],
  taken: Readonly<Record<number, unknown>> = {},
): Slide[] {
  const [goods = null] = first?.goods ?? [];
  const opened = first?.video ? [{ ...first, video: first.video, goods, reason: null }] : [];
  const others = rows.flatMap((row) =>
    row.video && row.id !== first?.id ? [{ ...row, video: row.video }] : [],
  );
  const known = new Map([...opened, ...others].map((slide) => [slide.id, slide]));
  return [...known.values()].filter(({ id }) => !(id in taken));
}

/** What stands at a place of the feed: the one that is watched, the one that may load, a picture, or nothing yet. */
export type Part = 'on' | 'next' | 'near' | 'far';

const NEAR = 2;

/** Only the one after that which is watched loads before its time, and only once that one has enough. */
export function getPart(index: number, at: number, mayLoadNext: boolean): Part {
  if (index === at) return 'on';
  if (index === at + 1 && mayLoadNext) return 'next';
  return Math.abs(index - at) <= NEAR ? 'near' : 'far';
}

/** A tall video fills the screen; another is shown whole. */
const TALL = 1.5;
export const fillsScreen = ({ width, height }: Slide['video']): boolean => height >= width * TALL;

/** What a post needs before it can be published. Free of zod, so that clients say it while the post is written. */

/** In the order in which they are written. */
const parts = ['images', 'video', 'cover', 'title', 'content', 'goods'] as const;
export type PostPart = (typeof parts)[number];

type WrittenPost = {
  kind: 'other' | 'video';
  title: string;
  content: string;
  images: readonly unknown[];
  /** The one its author chose, if any. */
  cover: object | string | null;
  goods: readonly unknown[];
};

/** As the market has it. */
export type VideoAtHand = {
  isReady: boolean;
  /** One could be made of it. */
  hasCover: boolean;
};

/** The parts that are missing still. */
export function listMissingParts(post: WrittenPost, video: VideoAtHand): PostPart[] {
  const isVideo = post.kind === 'video';
  const isMissing: Record<PostPart, boolean> = {
    images: !isVideo && post.images.length === 0,
    video: isVideo && !video.isReady,
    cover: isVideo && !post.cover && !video.hasCover,
    // a post of pictures without one is called by how its words begin
    title: isVideo && post.title.trim() === '',
    content: post.content.trim() === '',
    goods: post.goods.length === 0,
  };
  return parts.filter((part) => isMissing[part]);
}

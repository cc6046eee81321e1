/** A post while it is written. */
import type { CallIn, GoodsRow, PostDetails } from '@chengji/contract';
import { postLimits } from '@chengji/contract/discovery/post-limits';
import {
  listMissingParts,
  type PostPart,
  type VideoAtHand,
} from '@chengji/contract/discovery/post-parts.rules';

/** `url` is empty until it is uploaded; until then its file waits under the key. */
export type DraftPicture = { key: string; url: string };

export type DraftVideo = {
  key: string;
  name: string;
  bytes: number;
  /** Null where the browser cannot read it. */
  seconds: number | null;
  /** Under which the market has it; empty until all of it is there. */
  id: string;
};

export type DraftGoods = Pick<GoodsRow, 'id' | 'title' | 'image' | 'price'>;

export type Draft = {
  id: string;
  /** The post that is edited, from the version it began from; null publishes a new one. */
  edits: { id: number; version: number } | null;
  kind: CallIn<'POST /wanlshop/find/publish'>['kind'];
  title: string;
  content: string;
  pictures: DraftPicture[];
  video: DraftVideo | null;
  /** Left out, a video has the one the market makes of it. */
  cover: DraftPicture | null;
  goods: DraftGoods[];
  asShop: number | null;
  /** Is published by itself once its video can be played. */
  isWaiting: boolean;
  /** Changes with what is written: an attempt to publish is known by it. */
  changedAt: number;
};

export const toDraft = (id: string, kind: Draft['kind']): Draft => ({
  id,
  edits: null,
  kind,
  title: '',
  content: '',
  pictures: [],
  video: null,
  cover: null,
  goods: [],
  asShop: null,
  isWaiting: false,
  changedAt: 0,
});

/** A published post, to be changed. Its title may be one it was given by how it begins, which then stays. */
export function fromPost(post: PostDetails): Draft {
  const { id, version, type, title, content, images, goods, own, author, video } = post;
  const videoId = own?.video_id ?? '';
  return {
    ...toDraft(`post ${id}`, type === 'video' ? 'video' : 'other'),
    edits: { id, version },
    title,
    content,
    pictures: images.map((url) => ({ key: url, url })),
    video: videoId
      ? { key: videoId, name: '', bytes: 0, seconds: video?.seconds ?? null, id: videoId }
      : null,
    cover: video?.cover ? { key: video.cover, url: video.cover } : null,
    goods: goods.map(toDraftGoods),
    asShop: author.kind === 'shop' ? author.id : null,
  };
}

export const toDraftGoods = ({ id, title, image, price }: DraftGoods): DraftGoods => ({
  id,
  title,
  image,
  price,
});

/** Nothing that would be missed. */
export const isBlank = ({ title, content, pictures, video, goods }: Draft): boolean =>
  title.trim() === '' && content.trim() === '' && pictures.length === 0 && !video && goods.length === 0;

/** By what a draft is called in the list of drafts; empty where it has no words yet. */
export const getDraftName = ({ title, content }: Draft): string => title.trim() || content.trim();

export type Fault = `missing.${Exclude<PostPart, 'cover'>}`;
export type Faults = Partial<Record<PostPart, Fault>>;

const listMissing = (draft: Draft, video: VideoAtHand): PostPart[] =>
  listMissingParts({ ...draft, images: draft.pictures }, video);

/** What keeps it from being published. What is still on its way does not: it is published once that has arrived. */
export function findFaults(draft: Draft): Faults {
  const missing = listMissing(draft, { isReady: draft.video !== null, hasCover: false });
  // without a cover of its own it gets that of its video, once that has arrived
  return Object.fromEntries(
    missing.filter((part) => part !== 'cover').map((part) => [part, `missing.${part}` as const]),
  );
}

/** Its pictures and its cover are there. Of its video only the market knows. */
export const arePicturesThere = ({ kind, pictures, cover }: Draft): boolean =>
  kind === 'video' ? cover?.url !== '' : pictures.every(({ url }) => url !== '');

/** All that it shows has arrived. */
export const isWhole = (draft: Draft, video: VideoAtHand): boolean =>
  listMissing(draft, video).length === 0 && arePicturesThere(draft);

type Form = CallIn<'POST /wanlshop/find/publish'>;

/** What is published of it. */
export function toForm(draft: Draft): Form {
  const words = {
    title: draft.title.trim(),
    content: draft.content.trim(),
    goods: draft.goods.map(({ id }) => id),
    ...(!draft.edits && draft.asShop !== null && { as_shop: draft.asShop }),
  };
  if (draft.kind === 'other')
    return { kind: 'other', images: draft.pictures.map(({ url }) => url), ...words };
  return {
    kind: 'video',
    video_id: draft.video?.id ?? '',
    ...(draft.cover?.url && { cover: draft.cover.url }),
    ...words,
  };
}

const parts: Record<string, PostPart> = {
  title: 'title',
  content: 'content',
  images: 'images',
  video_id: 'video',
  cover: 'cover',
  goods: 'goods',
};

/** Where a refusal belongs, by the input it names, such as `goods.2`. */
export const toPart = (named: string | undefined): PostPart | null =>
  parts[named?.split('.')[0] ?? ''] ?? null;

/** Chosen or no longer; beyond the limit nothing is added. */
export function toggleGoods(goods: readonly DraftGoods[], one: DraftGoods): DraftGoods[] {
  if (goods.some(({ id }) => id === one.id)) return goods.filter(({ id }) => id !== one.id);
  return goods.length < postLimits.goods ? [...goods, toDraftGoods(one)] : [...goods];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPicture = (value: unknown): value is DraftPicture => {
  const { key, url } = (value ?? {}) as Partial<DraftPicture>;
  return isText(key) && isText(url);
};
const isGoods = (value: unknown): value is DraftGoods => {
  const { id, title, image, price } = (value ?? {}) as Partial<DraftGoods>;
  return Number.isInteger(id) && isText(title) && isText(image) && isText(price);
};
const isVideo = (value: unknown): value is DraftVideo => {
  const { key, name, bytes, id } = (value ?? {}) as Partial<DraftVideo>;
  return isText(key) && isText(name) && Number.isInteger(bytes) && isText(id);
};

const isDraft = (value: unknown): value is Draft => {
  const { id, kind, title, content, pictures, video, cover, goods } = (value ?? {}) as Partial<Draft>;
  return (
    isText(id) &&
    (kind === 'other' || kind === 'video') &&
    isText(title) &&
    isText(content) &&
    Array.isArray(pictures) &&
    pictures.every(isPicture) &&
    (video === null || isVideo(video)) &&
    (cover === null || isPicture(cover)) &&
    Array.isArray(goods) &&
    goods.every(isGoods)
  );
};

/** Stored data may be from an older version or edited: what is no draft is left out. */
export const draftsFrom = (stored: unknown): Draft[] =>
  Array.isArray(stored)
    ? stored.filter(isDraft).map((draft) => ({ ...toDraft(draft.id, draft.kind), ...draft, edits: null }))
    : [];

/** The shops one is linked to and may write for. */
export const listShopsToPostAs = <Shop extends { rights: readonly string[] }>(
  shops: readonly Shop[],
): Shop[] => shops.filter(({ rights }) => rights.includes('posts.write'));

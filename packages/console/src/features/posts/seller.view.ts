/** Posts as a shop writes them, and what they brought. */
import type { CallIn, CallOut, OwnPost, PostDetails } from '@chengji/contract';
import { discoverySellerCalls } from '@chengji/contract/discovery/discovery.seller.calls';
import { z } from 'zod';
import { defineList } from '../../design/lists/define-list.ts';

export type Figures = CallOut<'GET /seller/posts/figures'>;
export type PostInput = CallIn<'POST /seller/posts/publish'> | CallIn<'POST /seller/posts/edit'>;

export const ownTabs = ['all', 'reviewing', 'shown', 'refused', 'taken_down'] as const;
export const periods = [7, 30] as const;
/** What the days of the chart say. */
export const dayFigures = ['views', 'likes', 'fans', 'goods_opened'] as const;
export type DayFigure = (typeof dayFigures)[number];

export const videoTypes = 'video/mp4,video/quicktime,video/webm';

export const ownPostsList = defineList('GET /seller/posts/list', discoverySellerCalls, {
  tab: 'state',
  own: {
    days: z.coerce.number().pipe(z.literal(periods)).default(7),
    figure: z.enum(dayFigures).default('views'),
  },
});

/** What is typed, of both kinds: who goes over to the other kind and back loses nothing. */
export type PostDraft = {
  kind: 'other' | 'video';
  title: string;
  content: string;
  images: string[];
  videoId: string;
  cover: string;
  goods: number[];
};

export const freshDraft: PostDraft = {
  kind: 'other',
  title: '',
  content: '',
  images: [],
  videoId: '',
  cover: '',
  goods: [],
};

/** The one that stands, as it is edited. Its cover is only sent where another was chosen. */
export const toDraft = ({ type, title, content, images, own, goods }: PostDetails): PostDraft => ({
  kind: type === 'video' ? 'video' : 'other',
  title,
  content,
  images: [...images],
  videoId: own?.video_id ?? '',
  cover: '',
  goods: goods.map(({ id }) => id),
});

/** What is sent of it: of a video no pictures, of pictures no video. */
export function toPostInput(draft: PostDraft, edited?: { id: number; version: number }) {
  const { kind, title, content, images, videoId, cover, goods } = draft;
  const which = edited ? { id: edited.id, version: edited.version } : {};
  const words = { title: title.trim(), content: content.trim(), goods };
  return kind === 'video'
    ? { ...which, kind, ...words, video_id: videoId, ...(cover ? { cover } : {}) }
    : { ...which, kind, ...words, images };
}

/** A post that was taken down stays as it is: one answers to it. */
export const canEdit = ({ state }: Pick<OwnPost, 'state'>): boolean => state !== 'taken_down';

/** Basis points in percent. */
export const toPercent = (progress: number): number => Math.floor(progress / 100);

/** What the lists of content ask for and show, from the address. */
import type { CallOut } from '@chengji/contract';
import { articlesCalls } from '@chengji/contract/content/articles.calls';
import { z } from 'zod';
import { defineList } from '../../design/lists/define-list.ts';
import type { Tone } from '../../design/values/status-tones.ts';

export type PageRow = CallOut<'GET /platform/pages/list'>['rows'][number];
export type Advert = CallOut<'GET /platform/adverts/list'>['rows'][number];
export type AdvertPlace = Advert['place'];
export type Popup = CallOut<'GET /platform/popups/list'>['rows'][number];
export type HotWord = CallOut<'GET /platform/hot_words/list'>['rows'][number];
export type Article = CallOut<'GET /platform/articles/details'>;
export type ArticleRow = CallOut<'GET /platform/articles/list'>['rows'][number];
export type Question = CallOut<'GET /platform/help/list'>['rows'][number];
export type Category = CallOut<'GET /platform/help_categories/list'>['rows'][number];

export const advertPlaces = ['open', 'page', 'category', 'first', 'other'] as const;
/** What the address of the adverts says. */
export const advertsInput = z.object({ place: z.enum(advertPlaces).default('open') });
export const advertTones: Record<Advert['state'], Tone> = { waiting: 'wait', shown: 'done', over: 'rest' };

export const popupAudiences = ['everyone', 'visitors', 'not_ordered', 'level'] as const;
export const popupFrequencies = ['once', 'daily', 'start'] as const;
export const popupTones: Record<Popup['state'], Tone> = {
  off: 'rest',
  waiting: 'wait',
  shown: 'done',
  over: 'rest',
};

type Times = { starts_at: number | null; ends_at: number | null };

export const endsEarly = ({ starts_at, ends_at }: Times): boolean =>
  starts_at !== null && ends_at !== null && ends_at <= starts_at;

export type PageState = 'shown' | 'changed' | 'never';
export const pageState = ({ shown, changed }: Pick<PageRow, 'shown' | 'changed'>): PageState =>
  shown === null ? 'never' : changed ? 'changed' : 'shown';
export const pageTones: Record<PageState, Tone> = { shown: 'done', changed: 'wait', never: 'rest' };

export const articleStates = ['all', 'published', 'draft'] as const;
export const articleSorts = ['new', 'views'] as const;

export const articlesList = defineList('GET /platform/articles/list', articlesCalls, {
  names: { category_id: 'category' },
  tab: 'state',
  clearsTab: true,
});

export const helpList = defineList('GET /platform/help/list', articlesCalls, {
  names: { category_id: 'category' },
});

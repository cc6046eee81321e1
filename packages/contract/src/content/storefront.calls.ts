/** The storefront beside pages: adverts, pop-ups and hot words. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import { FileUrl, Flag, Id, integer, localizedText, Moment, Nothing, rowsSchema, text } from '../values.ts';
import { InnerUrl, LinkUrl } from './links.ts';

export const AdvertPlace = z.enum(['open', 'page', 'category', 'first', 'other']);
export type AdvertPlace = z.output<typeof AdvertPlace>;

const SentMoment = integer(0, 9_999_999_999).nullable().default(null);

const EditedAdvert = z
  .object({
    id: z.int(),
    version: EditVersion,
    place: AdvertPlace,
    position: z.int(),
    title: localizedText(0, 60),
    subtitle: localizedText(0, 120),
    image: z.string(),
    url: z.string(),
    colour: z.string(),
    starts_at: Moment.nullable(),
    ends_at: Moment.nullable(),
    state: z.enum(['waiting', 'shown', 'over']),
  })
  .meta({ id: 'EditedAdvert' });

/** Who sees a pop-up; `level` names the least level of a shopper. */
export const PopupAudience = z.enum(['everyone', 'visitors', 'not_ordered', 'level']);
export type PopupAudience = z.output<typeof PopupAudience>;

/** How often one person sees a pop-up: once, once on each day, or whenever the app starts. */
export const PopupFrequency = z.enum(['once', 'daily', 'start']);
export type PopupFrequency = z.output<typeof PopupFrequency>;

const EditedPopup = z
  .object({
    id: z.int(),
    version: EditVersion,
    title: localizedText(1, 40),
    content: localizedText(0, 1_000),
    image: z.string(),
    url: z.string(),
    audience: PopupAudience,
    level: z.int().nullable(),
    frequency: PopupFrequency,
    starts_at: Moment.nullable(),
    ends_at: Moment.nullable(),
    is_on: z.boolean(),
    state: z.enum(['off', 'waiting', 'shown', 'over']),
  })
  .meta({ id: 'EditedPopup' });

const EditedHotWord = z.object({ word: localizedText(1, 20), hot: Flag });
const EditedHotWords = rowsSchema(EditedHotWord).extend({ version: EditVersion });

export const storefrontCalls = declareCalls({
  'GET /platform/adverts/list': {
    summary: 'The adverts of a place, or all, in their order',
    who: 'platform',
    right: 'adverts.read',
    in: z.object({ place: AdvertPlace.optional() }),
    out: rowsSchema(EditedAdvert),
    refusals: [],
  },
  'POST /platform/adverts/save': {
    summary: 'Add an advert at the end of its place, or change the one with this id',
    who: 'platform',
    right: 'adverts.write',
    in: z
      .object({
        id: Id.optional(),
        version: EditVersion.optional(),
        place: AdvertPlace,
        title: localizedText(0, 60),
        subtitle: localizedText(0, 120),
        image: FileUrl,
        url: LinkUrl,
        colour: text(0, 40).default(''),
        starts_at: SentMoment,
        ends_at: SentMoment,
      })
      .refine(...requiresVersion),
    out: EditedAdvert,
    refusals: ['content.ends_before_start', 'common.edit_conflict'],
  },
  'POST /platform/adverts/order': {
    summary: 'Put a place’s adverts in this order',
    who: 'platform',
    right: 'adverts.write',
    in: z.object({ place: AdvertPlace, ids: z.array(Id).min(1).max(200) }),
    out: rowsSchema(EditedAdvert),
    refusals: ['content.order_outdated'],
  },
  'POST /platform/adverts/delete': {
    summary: 'Take an advert away',
    who: 'platform',
    right: 'adverts.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'GET /platform/popups/list': {
    summary: 'Pop-ups, the newest first; of those meant for a person the newest that is due is shown',
    who: 'platform',
    right: 'adverts.read',
    in: z.object({}),
    out: rowsSchema(EditedPopup),
    refusals: [],
  },
  'POST /platform/popups/save': {
    summary: 'Add a pop-up, or change the one with this id, which who has seen it once does not see again',
    who: 'platform',
    right: 'adverts.write',
    in: z
      .object({
        id: Id.optional(),
        version: EditVersion.optional(),
        title: localizedText(1, 40),
        content: localizedText(0, 1_000),
        image: z.union([FileUrl, z.literal('')]).default(''),
        url: InnerUrl.default(''),
        audience: PopupAudience.default('everyone'),
        level: integer(1, 99).nullable().default(null),
        frequency: PopupFrequency.default('once'),
        starts_at: SentMoment,
        ends_at: SentMoment,
        is_on: Flag,
      })
      .refine(...requiresVersion),
    out: EditedPopup,
    refusals: ['content.ends_before_start', 'content.popup_level_missing', 'common.edit_conflict'],
  },
  'POST /platform/popups/delete': {
    summary: 'Take a pop-up away',
    who: 'platform',
    right: 'adverts.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'GET /platform/hot_words/list': {
    summary: 'The words put forward for search, in their order',
    who: 'platform',
    right: 'hot_words.read',
    in: z.object({}),
    out: EditedHotWords,
    refusals: [],
  },
  'POST /platform/hot_words/save': {
    summary: 'Put these words forward for search, and no others',
    who: 'platform',
    right: 'hot_words.write',
    in: z.object({ version: EditVersion, rows: z.array(EditedHotWord).max(30) }),
    out: EditedHotWords,
    refusals: ['common.edit_conflict'],
  },
});

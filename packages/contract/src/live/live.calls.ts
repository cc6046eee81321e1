/** What viewers do, and who hosts a live of a shop they are linked to. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { FileUrl, Flag, Id, integer, Nothing, pageInput, pageSchema, text } from '../values.ts';
import { liveLimits } from './live-limits.ts';
import { HostedLive, LiveDetails, LiveFigures, LivePush, LiveRow, LiveSay } from './live-values.ts';

/** What the host writes of a live. */
export const liveWords = {
  title: text(1, liveLimits.title),
  cover: FileUrl,
  notice: text(0, liveLimits.notice).default(''),
  planned_at: integer(0, 9_999_999_999)
    .nullish()
    .meta({ description: 'Announced for then; left out: not announced' }),
};
export const liveTray = {
  goods: z
    .array(Id)
    .min(1)
    .max(liveLimits.goods)
    .refine((ids) => new Set(ids).size === ids.length)
    .meta({ description: 'In the order of the tray; the shop’s own, on sale' }),
};
export const createRefusals = [
  'live.goods_unknown',
  'live.picture_unknown',
  'live.planned_past',
  'live.too_many_plans',
] as const;
export const startRefusals = ['live.another_living', 'live.over', 'live.shop_closed'] as const;
export const trayRefusals = ['live.goods_unknown', 'live.tray_full', 'live.last_goods', 'live.over'] as const;

/** Adding puts it last; sorting moves it to a place from 0; pinning shows it in front of all. */
export const trayInput = z.object({
  id: Id,
  action: z.enum(['add', 'remove', 'sort', 'pin', 'unpin']),
  goods_id: Id,
  place: integer(0, liveLimits.goods - 1).optional(),
});

const linked = ['shops.not_linked'] as const;

export const liveCalls = declareCalls({
  'GET /wanlshop/live/list': {
    summary:
      'Lives that run now, of the market or of a shop, the most watched first; then replays, the newest first',
    who: 'anyone',
    in: z.object({ shop_id: Id.optional(), ...pageInput }),
    out: pageSchema(LiveRow),
    refusals: [],
  },
  'GET /wanlshop/live/plans': {
    summary: 'Announced lives, the next one first',
    who: 'anyone',
    in: z.object({ shop_id: Id.optional(), ...pageInput }),
    out: pageSchema(LiveRow.extend({ reminded: z.boolean() })),
    refusals: [],
  },
  'POST /wanlshop/live/remind': {
    summary:
      'Be told when an announced live begins, or once there is a replay of one that has begun; or no more',
    who: 'shopper',
    in: z.object({ id: Id, on: Flag }),
    out: Nothing,
    refusals: ['live.over'],
  },
  'POST /wanlshop/live/open_goods': {
    summary: 'Counts that goods of a live were opened, once for each person',
    who: 'shopper',
    in: z.object({ id: Id, goods_id: Id }),
    out: Nothing,
    refusals: [],
  },
  'GET /wanlshop/live/details': {
    summary: 'A live with its tray, what plays it, and its replay',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: LiveDetails,
    refusals: [],
  },
  'GET /wanlshop/live/says': {
    summary: 'What was said from a second of a replay on, in its order',
    who: 'shopper',
    in: z.object({
      id: Id,
      from: integer(0, 86_400).default(0),
      after: Id.optional().meta({ description: 'The last say read of the second `from`' }),
      limit: integer(1, 200).default(100),
    }),
    out: z.object({ rows: z.array(LiveSay), more: z.boolean() }),
    refusals: [],
  },
  'GET /wanlshop/live/figures': {
    summary: 'What a live that is over came to; the shop’s own figures for who may host it',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: LiveRow.extend({ figures: LiveFigures, cut_reason: z.string() }),
    refusals: ['live.not_over'],
  },

  'POST /wanlshop/live/create': {
    summary:
      'Prepare a live of a shop one is linked to, with right `live.host`; answers where its encoder sends to',
    who: 'shopper',
    idempotencyKey: 'optional',
    in: z.object({ as_shop: Id, ...liveWords, ...liveTray }),
    out: z.object({ id: Id, push: LivePush }),
    refusals: [...linked, ...createRefusals],
  },
  'POST /wanlshop/live/edit': {
    summary: 'Change the title, cover, notice or time of a live that is not over',
    who: 'shopper',
    in: z.object({ id: Id, version: EditVersion, ...liveWords }),
    out: HostedLive,
    refusals: [...linked, 'live.picture_unknown', 'live.planned_past', 'live.over', 'common.edit_conflict'],
  },
  'GET /wanlshop/live/own': {
    summary: 'Lives of a shop one is linked to, the newest first',
    who: 'shopper',
    in: z.object({ as_shop: Id, ...pageInput }),
    out: pageSchema(LiveRow),
    refusals: [...linked],
  },
  'GET /wanlshop/live/host': {
    summary: 'A live as its host works with it: address and key, the encoder, tray, figures',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: HostedLive,
    refusals: [...linked],
  },
  'POST /wanlshop/live/key': {
    summary: 'A new key for the encoder; the old one is thrown out',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: HostedLive,
    refusals: [...linked, 'live.over'],
  },
  'POST /wanlshop/live/camera': {
    summary: 'Send the own camera: only the app can, the web build is refused',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: LivePush,
    refusals: [...linked, 'live.over', 'live.h5_cannot_push'],
  },
  'POST /wanlshop/live/start': {
    summary: 'Begin: it is living as soon as the encoder is there, which is waited for a short while',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: HostedLive,
    refusals: [...linked, ...startRefusals],
  },
  'POST /wanlshop/live/goods': {
    summary: 'Change the tray, or what is shown of it',
    who: 'shopper',
    in: trayInput,
    out: HostedLive,
    refusals: [...linked, ...trayRefusals],
  },
  'POST /wanlshop/live/say': {
    summary: 'Write as the shop',
    who: 'shopper',
    in: z.object({ id: Id, text: text(1, liveLimits.say) }),
    out: Nothing,
    refusals: [...linked, 'live.over', 'live.not_begun'],
  },
  'POST /wanlshop/live/mute': {
    summary: 'Let a viewer not write in this live, or again',
    who: 'shopper',
    in: z.object({ id: Id, user_id: Id, muted: Flag }),
    out: Nothing,
    refusals: [...linked, 'live.over'],
  },
  'POST /wanlshop/live/end': {
    summary: 'End a live: everybody sees its end page; or call off the start that waits for its encoder',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [...linked, 'live.over', 'live.not_begun'],
  },
  'POST /wanlshop/live/delete': {
    summary: 'Take back a live that has not begun; who wanted to be reminded is told',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [...linked, 'live.begun'],
  },
});

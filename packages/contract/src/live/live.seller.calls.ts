/** The console's live control: what hosts do with their linked account, done by the shop's staff. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { countedPageSchema, Flag, Id, Nothing, numberedPageInput, text } from '../values.ts';
import { createRefusals, liveTray, liveWords, startRefusals, trayInput, trayRefusals } from './live.calls.ts';
import { liveLimits } from './live-limits.ts';
import { HostedLive, LiveFigures, LivePush, LiveRow } from './live-values.ts';

const host = { who: 'seller', right: 'live.host' } as const;
const ofLive = z.object({ id: Id });

export const liveSellerCalls = declareCalls({
  'GET /seller/live/list': {
    summary: 'The shop’s lives with what they came to, the newest first',
    who: 'seller',
    right: 'live.read',
    in: z.object({ tab: z.enum(['all', 'planned', 'living', 'over']).default('all'), ...numberedPageInput }),
    out: countedPageSchema(LiveRow.extend({ figures: LiveFigures, cut_reason: z.string() })).extend({
      counts: z.object({ planned: z.int(), living: z.int(), over: z.int() }),
    }),
    refusals: [],
  },
  'GET /seller/live/details': {
    summary: 'A live as its host works with it',
    who: 'seller',
    right: 'live.read',
    in: ofLive,
    out: HostedLive,
    refusals: [],
  },
  'POST /seller/live/create': {
    summary: 'Prepare or announce a live',
    ...host,
    idempotencyKey: 'optional',
    in: z.object({ ...liveWords, ...liveTray }),
    out: z.object({ id: Id, push: LivePush }),
    refusals: [...createRefusals],
  },
  'POST /seller/live/edit': {
    summary: 'Change the title, cover, notice or time of a live that is not over',
    ...host,
    in: z.object({ id: Id, version: EditVersion, ...liveWords }),
    out: HostedLive,
    refusals: ['live.picture_unknown', 'live.planned_past', 'live.over', 'common.edit_conflict'],
  },
  'POST /seller/live/key': {
    summary: 'A new key for the encoder; the old one is thrown out',
    ...host,
    in: ofLive,
    out: HostedLive,
    refusals: ['live.over'],
  },
  'POST /seller/live/start': {
    summary: 'Begin: it is living as soon as the encoder is there, which is waited for a short while',
    ...host,
    in: ofLive,
    out: HostedLive,
    refusals: [...startRefusals],
  },
  'POST /seller/live/goods': {
    summary: 'Change the tray, or what is shown of it',
    ...host,
    in: trayInput,
    out: HostedLive,
    refusals: [...trayRefusals],
  },
  'POST /seller/live/say': {
    summary: 'Write as the shop',
    ...host,
    in: z.object({ id: Id, text: text(1, liveLimits.say) }),
    out: Nothing,
    refusals: ['live.over', 'live.not_begun'],
  },
  'POST /seller/live/mute': {
    summary: 'Let a viewer not write in this live, or again',
    ...host,
    in: z.object({ id: Id, user_id: Id, muted: Flag }),
    out: Nothing,
    refusals: ['live.over'],
  },
  'POST /seller/live/end': {
    summary: 'End a live: everybody sees its end page; or call off the start that waits for its encoder',
    ...host,
    in: ofLive,
    out: Nothing,
    refusals: ['live.over', 'live.not_begun'],
  },
  'POST /seller/live/delete': {
    summary: 'Take back a live that has not begun; who wanted to be reminded is told',
    ...host,
    in: ofLive,
    out: Nothing,
    refusals: ['live.begun'],
  },
});

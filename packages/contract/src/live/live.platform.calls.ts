/** The operator's watch over lives. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { countedPageSchema, Id, Nothing, numberedPageInput, text } from '../values.ts';
import { Encoder, LiveFigures, LivePlay, LiveRow, LiveSay } from './live-values.ts';

const PlatformLive = LiveRow.extend({
  encoder: Encoder,
  blocked_says: z.int().meta({ description: 'Said with a blocked word' }),
  complaints: z.int(),
  is_first: z.boolean().meta({ description: 'The shop’s first live' }),
  figures: LiveFigures,
  cut_reason: z.string(),
}).meta({ id: 'PlatformLive' });
export type PlatformLive = z.output<typeof PlatformLive>;

export const livePlatformCalls = declareCalls({
  'GET /platform/live/list': {
    summary:
      'Lives that run now, those with blocked words or complaints first; or those cut off, the newest first',
    who: 'platform',
    right: 'live.read',
    in: z.object({
      tab: z.enum(['living', 'cut', 'over']).default('living'),
      keyword: text(0, 64).optional().meta({ description: 'Part of the title or of the shop’s name' }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(PlatformLive).extend({
      counts: z.object({ living: z.int(), viewers: z.int(), says_a_minute: z.int(), lost: z.int() }),
    }),
    refusals: [],
  },
  'GET /platform/live/details': {
    summary: 'A live as the operator watches it',
    who: 'platform',
    right: 'live.read',
    in: z.object({ id: Id }),
    out: PlatformLive.extend({ play: LivePlay.nullable(), recent: z.array(LiveSay) }),
    refusals: [],
  },
  'POST /platform/live/say_delete': {
    summary: 'Take away what somebody said',
    who: 'platform',
    right: 'live.cut',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'POST /platform/live/cut': {
    summary: 'Cut a live off with a reason: the encoder is thrown out, everybody is told, no replay is made',
    who: 'platform',
    right: 'live.cut',
    in: z.object({ id: Id, reason: text(1, 200) }),
    out: Nothing,
    refusals: ['live.over', 'live.not_begun'],
  },
});

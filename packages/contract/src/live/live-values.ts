/** A live, its tray and what is said in it, on the wire. */
import { z } from 'zod';
import { GoodsRow } from '../catalog/catalog.calls.ts';
import { ChatParty } from '../chat/chat-values.ts';
import { EditVersion } from '../edit-version.ts';
import { EncoderState, LiveState } from '../states.ts';
import { Id, Moment, Money } from '../values.ts';

/** A live as lists and cards show it. */
export const LiveRow = z
  .object({
    id: Id,
    post_id: Id.nullable().meta({ description: 'Of the post that shows it in feeds, once it has begun' }),
    state: LiveState,
    title: z.string(),
    cover: z.string(),
    shop: z.object({ id: Id, name: z.string(), logo: z.string() }),
    viewers: z.int().meta({ description: 'Who watch now; of one that is over, how many watched' }),
    likes: z.int(),
    planned_at: Moment.nullable(),
    began_at: Moment.nullable(),
    ended_at: Moment.nullable(),
  })
  .meta({ id: 'LiveRow' });
export type LiveRow = z.output<typeof LiveRow>;

/** What viewers may play. A replay has none of it. */
export const LivePlay = z.object({
  flv: z.string().meta({ description: 'HTTP-FLV' }),
  hls: z.string().nullable().meta({ description: 'Null where no program makes it' }),
});
export type LivePlay = z.output<typeof LivePlay>;

/** What happened at a second of a live, for its replay. */
export const LiveMark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pin'), second: z.int(), goods_id: Id }),
  z.object({ kind: z.literal('unpin'), second: z.int() }),
]);
export type LiveMark = z.output<typeof LiveMark>;

/** Something said in a live; the host and the shop's staff write as the shop. */
export const LiveSay = z
  .object({
    id: Id,
    form: ChatParty,
    message: z.string(),
    second: z.int().meta({ description: 'Of the live, from 0' }),
    createtime: Moment,
  })
  .meta({ id: 'LiveSay' });
export type LiveSay = z.output<typeof LiveSay>;

export const LiveDetails = LiveRow.extend({
  notice: z.string(),
  goods: z.array(GoodsRow).meta({ description: 'The tray, in its order; what is not on sale is left out' }),
  pinned: Id.nullable().meta({ description: 'The goods that is shown now' }),
  play: LivePlay.nullable().meta({ description: 'While it is living' }),
  replay: z
    .object({ url: z.string(), seconds: z.int(), marks: z.array(LiveMark) })
    .nullable()
    .meta({ description: 'Once the recording is ready, for as long as it is kept' }),
  recent: z.array(LiveSay).meta({ description: 'What was said last, the newest last' }),
  followed: z.boolean().meta({ description: 'The shop, by who asks' }),
  reminded: z.boolean().meta({ description: 'Whether who asks is told when it begins' }),
  hosts: z.boolean().meta({ description: 'Whether who asks may host it' }),
}).meta({ id: 'LiveDetails' });
export type LiveDetails = z.output<typeof LiveDetails>;

/** What a live came to; the shop’s own figures only for the shop and the operator. */
export const LiveFigures = z
  .object({
    seconds: z.int(),
    viewers: z.int().meta({ description: 'Different people who watched' }),
    peak: z.int(),
    likes: z.int(),
    says: z.int(),
    own: z
      .object({
        fans: z.int().meta({ description: 'Who followed the shop while it was living, and still do' }),
        goods_opened: z.int(),
        orders: z.int(),
        sales: Money,
      })
      .nullable(),
  })
  .meta({ id: 'LiveFigures' });
export type LiveFigures = z.output<typeof LiveFigures>;

/** Where an encoder sends a live to. The key is this live’s alone. */
export const LivePush = z.object({
  url: z.string().meta({ description: 'Such as rtmp://example/live' }),
  key: z.string(),
  expires: Moment,
});

/** What the media server sees of the encoder. */
export const Encoder = z.object({
  state: EncoderState,
  kbps: z.int().nullable(),
  fps: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  seen_at: Moment.nullable(),
});

const HostGoods = z.object({ goods: GoodsRow, on_sale: z.boolean(), sold: z.int() });

/** A live as its host works with it. */
export const HostedLive = LiveRow.extend({
  version: EditVersion,
  notice: z.string(),
  push: LivePush.nullable().meta({ description: 'Null once it is over' }),
  start_by: Moment.nullable().meta({ description: 'Until then the encoder is waited for' }),
  timed_out: z.boolean().meta({ description: 'The encoder did not come in time' }),
  encoder: Encoder,
  play: LivePlay.nullable(),
  goods: z.array(HostGoods),
  pinned: Id.nullable(),
  recent: z.array(LiveSay),
  muted: z.array(z.object({ id: Id, nickname: z.string() })),
  figures: LiveFigures,
  cut_reason: z.string().meta({ description: 'Why the platform cut it off, else empty' }),
}).meta({ id: 'HostedLive' });
export type HostedLive = z.output<typeof HostedLive>;

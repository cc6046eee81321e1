/** Unfinished edits of goods, stored for the person who makes them, across devices. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { Id, Moment, Nothing } from '../values.ts';

const mostLetters = 200_000;

/** The form as the client holds it; only the client reads it. */
const DraftContent = z
  .record(z.string().max(40), z.unknown())
  .refine((content) => JSON.stringify(content).length <= mostLetters);

/** Without a goods: the draft of a new one. */
const whichGoods = { goods_id: Id.optional() };

export const goodsDraftsCalls = declareCalls({
  'GET /seller/goods_drafts/details': {
    summary: 'The own unfinished edit of a goods, or of a new one, and which colleagues have one of it',
    who: 'seller',
    right: 'goods.write',
    in: z.object(whichGoods),
    out: z.object({
      own: z
        .object({
          content: z.record(z.string(), z.unknown()),
          version: EditVersion.nullable().meta({ description: 'Of the goods, when the edit began' }),
          saved_at: Moment,
        })
        .nullable(),
      others: z.array(z.object({ name: z.string(), saved_at: Moment })),
    }),
    refusals: [],
  },
  'POST /seller/goods_drafts/save': {
    summary: 'Keep the own unfinished edit in place of the one before; it is forgotten in time',
    who: 'seller',
    right: 'goods.write',
    in: z.object({
      ...whichGoods,
      version: EditVersion.nullable().default(null),
      content: DraftContent,
    }),
    out: z.object({ saved_at: Moment }),
    refusals: [],
  },
  'POST /seller/goods_drafts/delete': {
    summary: 'Throw the own unfinished edit away',
    who: 'seller',
    right: 'goods.write',
    in: z.object(whichGoods),
    out: Nothing,
    refusals: [],
  },
});

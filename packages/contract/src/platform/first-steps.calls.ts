import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { PayChannel } from '../states.ts';
import { Nothing, rowsSchema } from '../values.ts';

export const FirstStep = z.enum(['categories', 'texts', 'carriers', 'channels', 'shop']);
export type FirstStep = z.output<typeof FirstStep>;

/** Of a new shop, in the order they are best done. */
export const ShopFirstStep = z.enum(['freight', 'goods', 'decoration', 'staff', 'open']);
export type ShopFirstStep = z.output<typeof ShopFirstStep>;

export const firstStepsCalls = declareCalls({
  'GET /platform/first_steps/list': {
    summary:
      'What a new market needs before it can sell, as far as the role may do it; none once all is done',
    who: 'platform',
    right: 'dashboard.read',
    in: z.object({}),
    out: rowsSchema(z.object({ step: FirstStep, done: z.boolean() })).extend({
      pay_channels: z.array(PayChannel).meta({ description: 'How shoppers can pay as things are' }),
    }),
    refusals: [],
  },
  'GET /seller/first_steps/list': {
    summary:
      'What a new shop needs before it sells well, as far as the role may do it; none once all is done',
    who: 'seller',
    right: 'dashboard.read',
    in: z.object({}),
    out: rowsSchema(z.object({ step: ShopFirstStep, done: z.boolean() })),
    refusals: [],
  },
  'POST /seller/first_steps/hide': {
    summary: 'Show the list to this member of staff no more',
    who: 'seller',
    right: 'dashboard.read',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
  'POST /platform/first_steps/hide': {
    summary: 'Show the list to this member of staff no more',
    who: 'platform',
    right: 'dashboard.read',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
});

import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { PayChannel } from '../states.ts';
import { Nothing, rowsSchema } from '../values.ts';

export const FirstStep = z.enum(['categories', 'texts', 'carriers', 'channels', 'shop']);
export type FirstStep = z.output<typeof FirstStep>;

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
  'POST /platform/first_steps/hide': {
    summary: 'Show the list to this member of staff no more',
    who: 'platform',
    right: 'dashboard.read',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
});

import { z } from 'zod';
import { declareCalls } from '../call.ts';

export const pointsPlatformCalls = declareCalls({
  'GET /platform/points/overview': {
    summary: 'Points given and spent this month, who signs in, and how many people each level has',
    who: 'platform',
    right: 'growth.read',
    in: z.object({}),
    out: z.object({
      issued: z.int(),
      spent: z.int(),
      signing: z.int().meta({ description: 'People who signed in this month' }),
      week_rows: z.int().meta({ description: 'People with a row of seven days or more' }),
      levels: z.array(z.object({ level: z.int(), people: z.int() })),
    }),
    refusals: [],
  },
});

/** Who posts, who follows whom, and what one is told of it. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { AuthorKind } from '../states.ts';
import { Flag, Id, pageInput, pageSchema } from '../values.ts';
import { Person, PersonRow, PostRow } from './post-values.ts';

const who = z.object({ kind: AuthorKind.default('user'), id: Id });
const gone = ['discovery.person_gone'] as const;

const Switches = z.object({ likes: z.boolean(), comments: z.boolean(), fans: z.boolean() });

export const peopleCalls = declareCalls({
  'GET /wanlshop/find/user': {
    summary: 'Somebody who posts: a person or a shop, with figures',
    who: 'anyone',
    in: who,
    out: Person,
    refusals: [...gone],
  },
  'GET /wanlshop/find/liked': {
    summary: 'The posts a person likes, the last liked first',
    who: 'anyone',
    in: z.object({ id: Id, ...pageInput }),
    out: pageSchema(PostRow),
    refusals: [...gone],
  },
  'GET /wanlshop/find/follows': {
    summary: 'Whom somebody follows, the last first; a shop follows nobody',
    who: 'anyone',
    in: who.extend(pageInput),
    out: pageSchema(PersonRow),
    refusals: [...gone],
  },
  'GET /wanlshop/find/fans': {
    summary: 'Who follows somebody, the last first',
    who: 'anyone',
    in: who.extend(pageInput),
    out: pageSchema(PersonRow),
    refusals: [...gone],
  },
  'POST /wanlshop/find/follow': {
    summary: 'Follow a person or a shop, or no longer; either may be asked for twice',
    who: 'shopper',
    in: who.extend({ followed: Flag }),
    out: z.object({ followed: z.boolean(), fans: z.int() }),
    refusals: [...gone, 'discovery.follow_yourself', 'discovery.too_many_follows'],
  },
  'GET /wanlshop/find/switches': {
    summary: 'Which news of one’s posts are told as notices',
    who: 'shopper',
    in: z.object({}),
    out: Switches,
    refusals: [],
  },
  'POST /wanlshop/find/switches': {
    summary: 'Choose which news of one’s posts are told as notices',
    who: 'shopper',
    in: z.object({ likes: Flag.optional(), comments: Flag.optional(), fans: Flag.optional() }),
    out: Switches,
    refusals: [],
  },
});

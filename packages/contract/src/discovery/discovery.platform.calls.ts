/** The review of posts, and who writes them. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { AuthorKind, PostState, PostType } from '../states.ts';
import { countedPageSchema, Flag, Id, Moment, numberedPageInput, text } from '../values.ts';
import { PostAuthor, PostDetails, PostRow } from './post-values.ts';

const count = z.int();

export const PlatformPost = PostRow.omit({ reason: true, liked: true, goods: true })
  .extend({
    state: PostState,
    version: EditVersion,
    content: z.string(),
    images: z.int().meta({ description: 'How many pictures' }),
    is_first: z.boolean().meta({ description: 'The first of its author' }),
    words: z.array(z.string()).meta({ description: 'The blocked words it holds' }),
    author_refused: z.int().meta({ description: 'How many of its author were refused or taken down' }),
    author_shown: z.int(),
    waits_since: Moment.nullable(),
    decided_at: Moment.nullable(),
    decision: z.string(),
    answer: z.string(),
  })
  .meta({ id: 'PlatformPost' });
export type PlatformPost = z.output<typeof PlatformPost>;

export const discoveryPlatformCalls = declareCalls({
  'GET /platform/posts/list': {
    summary: 'Posts in a state: those that wait, the longest wait first; others, the newest first',
    who: 'platform',
    right: 'posts.read',
    in: z.object({
      state: PostState.default('reviewing'),
      answered: Flag.default(false).meta({ description: 'Only those whose author answered' }),
      type: PostType.optional(),
      kind: AuthorKind.optional(),
      author_id: Id.optional().meta({ description: 'With `kind`' }),
      keyword: text(0, 64).optional().meta({ description: 'A word of a title or text' }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(PlatformPost).extend({
      counts: z.object({
        reviewing: count,
        shown: count,
        refused: count,
        taken_down: count,
        answered: count.meta({ description: 'Refused or taken down, and answered to' }),
      }),
    }),
    refusals: [],
  },
  'GET /platform/posts/details': {
    summary: 'One post, whole, in any state',
    who: 'platform',
    right: 'posts.read',
    in: z.object({ id: Id }),
    out: PostDetails.extend({ post: PlatformPost }),
    refusals: ['discovery.post_gone'],
  },
  'POST /platform/posts/decide': {
    summary:
      'Show posts, or refuse them with a reason their authors read; one that is shown is taken down. Answers which were decided or edited meanwhile',
    who: 'platform',
    right: 'posts.decide',
    in: z
      .object({
        ids: z.array(Id).min(1).max(50),
        versions: z.array(EditVersion).optional().meta({
          description:
            'The version that was read of each, in the order of `ids`: one that was edited since is skipped',
        }),
        approve: Flag,
        seen: PostState.optional().meta({
          description: 'The state they were in as this was decided: one that is in another by now is skipped',
        }),
        reason: text(2, 200).optional().meta({ description: 'Needed unless approved' }),
      })
      .refine(({ ids, versions }) => !versions || versions.length === ids.length, { path: ['versions'] }),
    out: z.object({ done: z.array(Id), skipped: z.array(Id) }),
    refusals: ['discovery.reason_missing'],
  },
  'GET /platform/posts/authors': {
    summary: 'Who posts, the last to post first',
    who: 'platform',
    right: 'posts.read',
    in: z.object({
      kind: AuthorKind.optional(),
      sort: z.enum(['last', 'posts', 'refused']).default('last'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(
      z.object({
        author: PostAuthor,
        posts: count,
        refused: count.meta({ description: 'Refused or taken down' }),
        liked: count,
        fans: count,
        last_at: Moment,
      }),
    ),
    refusals: [],
  },
});

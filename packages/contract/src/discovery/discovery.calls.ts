import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { AuthorKind, PostType } from '../states.ts';
import { Flag, Id, Nothing, pageInput, pageSchema, rowsSchema, text } from '../values.ts';
import { PostComment, PostDetails, PostReply, PostRow } from './post-values.ts';

const byId = z.object({ id: Id });
const gone = ['discovery.post_gone'] as const;
const writing = ['identity.silenced', 'common.blocked_word'] as const;

/** Reading posts, and what is done about one. */
export const discoveryCalls = declareCalls({
  'GET /wanlshop/find/list': {
    summary:
      'Posts: recommended, of whom one follows, of a top category, with a goods, or of an author; the first that is given counts',
    who: 'anyone',
    in: z.object({
      author_id: Id.optional().meta({ description: 'With `kind`' }),
      kind: AuthorKind.default('user'),
      shop_id: Id.optional().meta({ description: 'The same as kind `shop`' }),
      goods_id: Id.optional(),
      category_id: Id.optional(),
      feed: z.enum(['recommended', 'following']).default('recommended'),
      type: PostType.optional().meta({
        description: 'Only posts of this type: of an author, or of the recommended ones',
      }),
      ...pageInput,
    }),
    out: pageSchema(PostRow),
    refusals: [],
  },
  'GET /wanlshop/find/shops': {
    summary: 'The shops that posted last',
    who: 'anyone',
    in: z.object({}),
    out: rowsSchema(z.object({ id: Id, name: z.string(), logo: z.string() })),
    refusals: [],
  },
  'GET /wanlshop/find/details': {
    summary: 'One post, whole, with its goods that are on sale; an author also reads what is not shown',
    who: 'anyone',
    in: byId,
    out: PostDetails,
    refusals: [...gone],
  },
  'POST /wanlshop/find/open_goods': {
    summary: 'Count that goods of a post were opened from it',
    who: 'anyone',
    in: z.object({ id: Id, goods_id: Id }),
    out: Nothing,
    refusals: [...gone],
  },
  'POST /wanlshop/find/like': {
    summary: 'Like a post, or no longer; either may be asked for twice',
    who: 'shopper',
    in: z.object({ id: Id, liked: Flag }),
    out: z.object({ liked: z.boolean(), likes: z.int() }),
    refusals: [...gone],
  },
  'POST /wanlshop/find/share': {
    summary: 'Count that a post was shared',
    who: 'anyone',
    in: byId,
    out: z.object({ shares: z.int() }),
    refusals: [...gone],
  },
  'POST /wanlshop/find/not_interested': {
    summary: 'Take a post out of one’s recommended ones, and show fewer of its category',
    who: 'shopper',
    in: byId,
    out: Nothing,
    refusals: [...gone],
  },
  'GET /wanlshop/find/comments': {
    summary: 'The comments of a post, the newest first, each with its first replies',
    who: 'anyone',
    in: z.object({ id: Id, ...pageInput }),
    out: pageSchema(PostComment).extend({ total: z.int().meta({ description: 'With the replies' }) }),
    refusals: [...gone],
  },
  'GET /wanlshop/find/replies': {
    summary: 'The replies to a comment, the oldest first',
    who: 'anyone',
    in: z.object({ id: Id.meta({ description: 'Of the comment' }), ...pageInput }),
    out: pageSchema(PostReply),
    refusals: ['discovery.comment_gone'],
  },
  'POST /wanlshop/find/comment': {
    summary: 'Comment on a post, or reply to a comment; a reply to a reply stands below the same comment',
    who: 'shopper',
    idempotencyKey: 'optional',
    in: z.object({ id: Id, content: text(1, 300), reply_to: Id.optional() }),
    out: PostComment,
    refusals: [...gone, 'discovery.comment_gone', ...writing],
  },
  'POST /wanlshop/find/comment/like': {
    summary: 'Like a comment, or no longer; either may be asked for twice',
    who: 'shopper',
    in: z.object({ id: Id, liked: Flag }),
    out: z.object({ liked: z.boolean(), likes: z.int() }),
    refusals: ['discovery.comment_gone'],
  },
  'POST /wanlshop/find/comment/delete': {
    summary: 'Delete an own comment, or one below an own post, with its replies',
    who: 'shopper',
    in: byId,
    out: z.object({ comments: z.int() }),
    refusals: ['discovery.comment_gone'],
  },
});

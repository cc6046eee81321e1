import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { GoodsRow } from '../catalog/catalog.calls.ts';
import { Id, Moment, Money, pageInput, pageSchema, rowsSchema } from '../values.ts';

/** Who wrote a post, as every post shows it. */
const PostAuthor = z
  .object({ kind: z.literal('shop'), id: Id, name: z.string(), avatar: z.string() })
  .meta({ id: 'PostAuthor' });

/** A post as every feed shows it. Its type says which page opens it. */
export const PostRow = z
  .object({
    id: Id,
    type: z.literal('other').meta({ description: 'An article with pictures' }),
    title: z.string(),
    image: z.string(),
    ratio: GoodsRow.shape.ratio,
    author: PostAuthor,
    goods: z
      .object({ id: Id, title: z.string(), image: z.string(), price: Money })
      .nullable()
      .meta({ description: 'The first of its goods that is on sale' }),
    likes: z.int(),
    createtime: Moment,
  })
  .meta({ id: 'PostRow' });
export type PostRow = z.output<typeof PostRow>;

export const PostDetails = PostRow.omit({ goods: true, image: true })
  .extend({
    images: z.array(z.string()).meta({ description: 'All in the ratio of the first' }),
    content: z.string().meta({ description: 'Plain text; an empty line parts paragraphs' }),
    category: z.object({ id: Id, name: z.string() }).nullable(),
    goods: z.array(GoodsRow),
    comments: z.int(),
  })
  .meta({ id: 'PostDetails' });

export const PostComment = z
  .object({
    id: Id,
    user: z.object({
      id: Id.nullable().meta({ description: 'Null where the author is not known any more' }),
      nickname: z.string(),
      avatar: z.string(),
    }),
    content: z.string(),
    createtime: Moment,
  })
  .meta({ id: 'PostComment' });

export const discoveryCalls = declareCalls({
  'GET /wanlshop/find/list': {
    summary: 'Posts, those that are liked and new before others: all, of a top category, or of a shop',
    who: 'anyone',
    in: z.object({ category_id: Id.optional(), shop_id: Id.optional(), ...pageInput }),
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
    summary: 'One post, whole, with its goods that are on sale',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: PostDetails,
    refusals: ['discovery.post_gone'],
  },
  'GET /wanlshop/find/comments': {
    summary: 'The comments of a post, the newest first',
    who: 'anyone',
    in: z.object({ id: Id, ...pageInput }),
    out: pageSchema(PostComment),
    refusals: ['discovery.post_gone'],
  },
});

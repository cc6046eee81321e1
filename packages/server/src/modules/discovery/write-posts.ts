/** Writing by the market itself: what the demo shows was posted and liked before anybody came. */
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { countPublished } from './people/authors.queries.ts';
import { insertPost, type NewPost } from './posts/posts.queries.ts';

type Form = Omit<NewPost, 'createdAt' | 'type' | 'shopId' | 'shopperId'> &
  Partial<Pick<NewPost, 'type' | 'shopId' | 'shopperId'>>;

/** Shown at once, without a review. */
export const addPost = (ctx: Context, form: Form): Promise<number> =>
  transact(ctx, async ({ db, clock }) => {
    const createdAt = clock.now();
    const { id, authorKey } = await insertPost(db, { ...form, createdAt });
    await countPublished(db, authorKey, createdAt);
    return id;
  });

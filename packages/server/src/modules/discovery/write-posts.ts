/** Writing by the market itself: what the demo shows was posted and liked before anybody came. */
import { randomUUID } from 'node:crypto';
import type { PostVideo } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { type AuthorRef, toAuthorKey } from './people/author-key.rules.ts';
import { countPublished } from './people/authors.queries.ts';
import { insertPost, type NewPost } from './posts/posts.queries.ts';
import { insertVideo } from './video/videos.queries.ts';

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

/** A film that is kept already, ready to be shown by a post of its author; answers its id. */
export async function addVideo({ db, clock }: Context, author: AuthorRef, film: PostVideo): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const whole = { state: 'ready', bytes: 0, createdAt: now, changedAt: now } as const;
  await insertVideo(db, { ...film, ...whole, id, ownerKey: toAuthorKey(author) });
  return id;
}

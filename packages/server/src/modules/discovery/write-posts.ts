/** Writing by the market itself: what the demo shows was posted and liked before anybody came. */
import { randomUUID } from 'node:crypto';
import type { PostVideo } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { countPublished } from './people/authors.queries.ts';
import { insertPost, type NewPost } from './posts/posts.queries.ts';
import { insertVideo } from './video/videos.queries.ts';

type Form = Omit<NewPost, 'createdAt' | 'type' | 'shopId' | 'shopperId'> &
  Partial<Pick<NewPost, 'type' | 'shopId' | 'shopperId'>> & {
    /** Kept already, and shown in place of the pictures. */
    film?: PostVideo | null;
  };

/** Shown at once, without a review. */
export const addPost = (ctx: Context, { film = null, ...form }: Form): Promise<number> =>
  transact(ctx, async ({ db, clock }) => {
    const createdAt = clock.now();
    const shown = film && {
      type: 'video' as const,
      videoId: randomUUID().replaceAll('-', ''),
      images: [film.cover],
    };
    const { id, authorKey } = await insertPost(db, { ...form, ...shown, createdAt });
    if (shown) {
      const whole = { state: 'ready', bytes: 0, createdAt, changedAt: createdAt } as const;
      await insertVideo(db, { ...film, ...whole, id: shown.videoId, ownerKey: authorKey });
    }
    await countPublished(db, authorKey, createdAt);
    return id;
  });

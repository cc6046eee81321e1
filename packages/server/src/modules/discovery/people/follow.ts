import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findProfiles } from '../../identity/index.ts';
import { changeShopFollow, findShopProfiles } from '../../shops/index.ts';
import { forgetNews, gatherNews } from '../news/gather-news.ts';
import { addToAuthor } from './authors.queries.ts';
import { claimFollow, countFollowedPeople, returnFollow } from './people.queries.ts';

type Input = CallChecked<'POST /wanlshop/find/follow'>;
type Answer = CallOut<'POST /wanlshop/find/follow'>;

const most = 5_000;

/** Follows a person or a shop, or no longer; either may be asked for twice. */
export function follow(ctx: Context, { kind, id, followed }: Input): Promise<Answer> {
  return kind === 'shop' ? followAShop(ctx, id, followed) : followAPerson(ctx, id, followed);
}

function followAShop(ctx: Context, id: number, followed: boolean): Promise<Answer> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async (ctx) => {
    const [shop] = (await findShopProfiles(ctx.db, [id], ctx.language)).values();
    if (!shop || (followed && shop.isSuspended)) throw new Refusal('discovery.person_gone');
    const { isChanged, followers } = await changeShopFollow(ctx, { id, followed });
    if (isChanged) await tellFollow(ctx, { authorKey: -id, shopperId, followed });
    return { followed, fans: followers };
  });
}

/** The figure's row is taken first: it and the rows change together, also when many ask at once. */
function followAPerson(ctx: Context, id: number, followed: boolean): Promise<Answer> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async (ctx) => {
    const { db, clock } = ctx;
    if (id === shopperId) throw new Refusal('discovery.follow_yourself', {}, { field: 'id' });
    if (!(await findProfiles(db, [id])).has(id)) throw new Refusal('discovery.person_gone');
    const { fans } = await addToAuthor(db, id, {});
    if (followed && (await countFollowedPeople(db, shopperId)) >= most)
      throw new Refusal('discovery.too_many_follows', { most });
    const isChanged = followed
      ? await claimFollow(db, { followedId: id, shopperId, createdAt: clock.now() })
      : await returnFollow(db, id, shopperId);
    if (!isChanged) return { followed, fans };
    await tellFollow(ctx, { authorKey: id, shopperId, followed });
    return { followed, fans: (await addToAuthor(db, id, { fans: followed ? 1 : -1 })).fans };
  });
}

/** Only for a follow that changed, while its row is held: a change made at the same moment could undo its news. */
async function tellFollow(
  ctx: Context,
  { authorKey, shopperId, followed }: { authorKey: number; shopperId: number; followed: boolean },
): Promise<void> {
  const news = { kind: 'fans', postId: 0, subjectId: shopperId, authorKey } as const;
  if (followed) await gatherNews(ctx, { ...news, shopperId });
  else await forgetNews(ctx, news);
}

import type { CallChecked, CallOut, Person } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findLivingOfShop } from '../../live/index.ts';
import { countFollowed, listFollowerIds } from '../../shops/index.ts';
import { mayActFor } from '../posts/post-author.ts';
import { sumAuthor } from '../posts/posts.queries.ts';
import { type AuthorRef, toAuthorKey } from './author-key.rules.ts';
import { type Followed, listFollowed } from './follow-keys.ts';
import { countFollowedPeople, listPersonFans } from './people.queries.ts';
import { presentPeople } from './present-people.ts';

/** Somebody who is there: neither left nor suspended. */
async function getPerson(ctx: Context, who: AuthorRef) {
  const [row] = await presentPeople(ctx, [toAuthorKey(who)]);
  if (!row) throw new Refusal('discovery.person_gone');
  return row;
}

export async function showPerson(
  ctx: Context,
  { kind, id }: CallChecked<'GET /wanlshop/find/user'>,
): Promise<Person> {
  const row = await getPerson(ctx, { kind, id });
  const key = toAuthorKey({ kind, id });
  const follows =
    kind === 'shop' ? 0 : (await countFollowed(ctx.db, id)) + (await countFollowedPeople(ctx.db, id));
  return {
    ...row,
    follows,
    ...(await sumAuthor(ctx.db, key)),
    is_own: await mayActFor(ctx, key, 'posts.read'),
    living: kind === 'shop' ? await findLivingOfShop(ctx, id) : null,
  };
}

type Input = CallChecked<'GET /wanlshop/find/follows'>;
type Page = CallOut<'GET /wanlshop/find/follows'>;

export async function showFollows(ctx: Context, { kind, id, cursor, limit }: Input): Promise<Page> {
  await getPerson(ctx, { kind, id });
  if (kind === 'shop') return { rows: [], next: null };
  return presentPage(ctx, 'follows', { cursor, limit }, (page) => listFollowed(ctx, id, page));
}

export async function showFans(ctx: Context, { kind, id, cursor, limit }: Input): Promise<Page> {
  await getPerson(ctx, { kind, id });
  return presentPage(ctx, 'fans', { cursor, limit }, async ({ after, limit }) => {
    const page = { after: after && { at: after.at, id: after.key }, limit };
    const list = kind === 'shop' ? listFollowerIds : listPersonFans;
    return (await list(ctx.db, id, page)).map((fan) => ({ key: fan.id, at: fan.at }));
  });
}

async function presentPage(
  ctx: Context,
  list: string,
  { cursor, limit }: Pick<Input, 'cursor' | 'limit'>,
  read: (page: { after: Followed | undefined; limit: number }) => Promise<Followed[]>,
): Promise<Page> {
  const [at = 0, key = 0] = cursor === undefined ? [] : readCursor(list, 2, cursor);
  const after = cursor === undefined ? undefined : { at: new Date(at), key };
  const page = pageFrom(await read({ after, limit: limit + 1 }), limit, (last) =>
    writeCursor(list, last.at.getTime(), last.key),
  );
  return {
    rows: await presentPeople(
      ctx,
      page.rows.map((row) => row.key),
    ),
    next: page.next,
  };
}

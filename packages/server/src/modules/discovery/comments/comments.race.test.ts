/** Comments, their likes and their figures, when many write, like and delete at once on two nodes. */
import { aPost, aShopper, type Market, type Person, type ShopFixture } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import { deletePost } from '../posts/delete-post.ts';
import { deleteComment } from './delete-comment.ts';
import { likeComment } from './like-comment.ts';
import { writeComment } from './write-comment.ts';

const as = (market: Market, { id }: { id: number }) => market.context({ kind: 'shopper', id, sessionId: 0 });

async function someShoppers(market: Market, count: number): Promise<[Person, ...Person[]]> {
  const people: [Person, ...Person[]] = [await aShopper(market)];
  while (people.length < count) people.push(await aShopper(market));
  return people;
}

/** A refusal is an outcome; anything else is a fault. */
const outcome = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.key;
      throw error;
    },
  );

const aHostedPost = async (market: Market, shop: ShopFixture, { id }: Person) =>
  aPost(market, shop, { shopId: null, shopperId: id });

/** What the figures of a post and of its comments should be beside what they are; none when all agree. */
async function listWrong(market: Market, postId: number): Promise<object[]> {
  const { rows } = await market.server.kernel.database.pool.query(
    `select 'post' as what, p.id, p.comments as said, count(c.id)::int as counted from posts p
       left join post_comments c on c.post_id = p.id where p.id = $1 group by p.id having p.comments <> count(c.id)
     union all select 'replies', c.id, c.replies, count(r.id)::int from post_comments c
       left join post_comments r on r.parent_id = c.id where c.post_id = $1 group by c.id having c.replies <> count(r.id)
     union all select 'likes', c.id, c.likes, count(l.shopper_id)::int from post_comments c
       left join comment_likes l on l.comment_id = c.id where c.post_id = $1 group by c.id having c.likes <> count(l.shopper_id)
     union all select 'below nothing', r.id, 0, 0 from post_comments r where r.post_id = $1 and r.parent_id is not null
       and not exists (select from post_comments c where c.id = r.parent_id)`,
    [postId],
  );
  return rows;
}

describe('the comments of a post', () => {
  it('and their figures agree after replies and deletions at once, and no reply is left below nothing', async ({
    market,
    node,
    shop,
  }) => {
    const [host, ...people] = await someShoppers(market, 6);
    const id = await aHostedPost(market, shop, host);
    const at = (n: number) => (n % 2 ? market : node);
    const person = (n: number) => people[n % people.length] ?? host;
    const first = await Promise.all(
      Array.from({ length: 12 }, (_, n) => writeComment(as(at(n), person(n)), { id, content: `第 ${n} 条` })),
    );
    const doing: Promise<string>[] = [];
    for (const [n, comment] of first.entries()) {
      for (let k = 0; k < 3; k += 1)
        doing.push(
          outcome(writeComment(as(at(n + k), person(k)), { id, content: '回', reply_to: comment.id })),
        );
      // each third is deleted meanwhile, by who wrote it and by the host at once
      if (n % 3 === 0) {
        doing.push(outcome(deleteComment(as(market, person(n)), { id: comment.id })));
        doing.push(outcome(deleteComment(as(node, host), { id: comment.id })));
      }
    }
    const outcomes = await Promise.all(doing);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'discovery.comment_gone']));
    expect(await listWrong(market, id)).toEqual([]);
    const { rows, total } = await market.client().call('GET /wanlshop/find/comments', { id, limit: 50 });
    expect(rows).toHaveLength(8);
    expect(total).toBe(8 + 8 * 3);
  });

  it('deleted one by one by two at once count each down once', async ({ market, node, shop }) => {
    const [host, ming] = (await someShoppers(market, 2)) as [Person, Person];
    const id = await aHostedPost(market, shop, host);
    const { id: parent } = await writeComment(as(market, ming), { id, content: '一' });
    const replies: number[] = [];
    for (let n = 0; n < 5; n += 1)
      replies.push((await writeComment(as(market, ming), { id, content: '回', reply_to: parent })).id);
    const outcomes = await Promise.all(
      [...replies, parent].flatMap((comment) => [
        outcome(deleteComment(as(market, ming), { id: comment })),
        outcome(deleteComment(as(node, host), { id: comment })),
      ]),
    );
    expect(outcomes.filter((one) => one === 'done').length).toBeLessThanOrEqual(6);
    expect(await listWrong(market, id)).toEqual([]);
    expect((await market.client().call('GET /wanlshop/find/comments', { id })).total).toBe(0);
  });

  it('written while the post is deleted are refused or gone with it', async ({ market, node, shop }) => {
    const [host, ming] = (await someShoppers(market, 2)) as [Person, Person];
    const id = await aHostedPost(market, shop, host);
    const writing = Array.from({ length: 8 }, (_, n) =>
      outcome(writeComment(as(n % 2 ? market : node, ming), { id, content: '好' })),
    );
    const [deleted, ...written] = await Promise.all([
      outcome(deletePost(as(market, host), { id })),
      ...writing,
    ]);
    expect(deleted).toBe('done');
    expect(written.every((one) => one === 'done' || one === 'discovery.post_gone')).toBe(true);
    expect(await listWrong(market, id)).toEqual([]);
  });
});

describe('the likes of a comment', () => {
  it('are its rows, though many like it and take it back at once, and none outlive it', async ({
    market,
    node,
    shop,
  }) => {
    const people = await someShoppers(market, 8);
    const id = await aHostedPost(market, shop, people[0]);
    const comment = await writeComment(as(market, people[0]), { id, content: '好' });
    const like = (n: number) =>
      likeComment(as(n % 2 ? market : node, people[(n * 5) % people.length] ?? people[0]), {
        id: comment.id,
        liked: (n * 7) % 5 < 3,
      });
    await Promise.all(Array.from({ length: 150 }, (_, n) => like(n)));
    expect(await listWrong(market, id)).toEqual([]);
    const outcomes = await Promise.all([
      outcome(deleteComment(as(market, people[0]), { id: comment.id })),
      ...Array.from({ length: 20 }, (_, n) => outcome(like(n))),
    ]);
    expect(outcomes[0]).toBe('done');
    const { rows } = await market.server.kernel.database.pool.query(
      'select count(*)::int as left from comment_likes where comment_id = $1',
      [comment.id],
    );
    expect(rows[0].left).toBe(0);
  });
});

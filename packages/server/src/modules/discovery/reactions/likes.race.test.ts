import { aPost, aShopper, type ShopperPerson } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { expect } from 'vitest';
import { likePost } from '../index.ts';

it('the likes of a post are its rows, though many like it and take it back at once on two nodes', async ({
  market,
  node,
  shop,
}) => {
  const id = await aPost(market, shop);
  const people: ShopperPerson[] = [];
  for (let n = 0; n < 12; n += 1) people.push(await aShopper(market));
  const attempts = Array.from({ length: 200 }, (_, n) => {
    const person = people[(n * 7) % people.length];
    const at = n % 2 === 0 ? market : node;
    const ctx = at.context({ kind: 'shopper', id: person?.id ?? 0, sessionId: 0 });
    return likePost(ctx, { id, liked: (n * 13) % 5 < 3 });
  });
  await Promise.all(attempts);
  const { pool } = market.server.kernel.database;
  const { rows } = await pool.query(
    'select likes, (select count(*)::int from post_likes where post_id = p.id) as counted from posts p where id = $1',
    [id],
  );
  expect(rows[0].likes).toBe(rows[0].counted);
});

/** One part of the market fails: a node stands still, Redis goes away. */
import { setTimeout } from 'node:timers/promises';
import { startRedis } from '../../../packages/testkit/src/index.ts';
import type { Attack } from '../attack.ts';
import { newShopping, shop } from '../bystander.ts';

/** The node is stopped in the middle of purchases, with the locks it holds then. */
export const pausedNode: Attack = {
  name: 'one of two nodes stands still in mid-payment',
  async run(market, isOver) {
    const [, other] = market.nodes;
    const busy = newShopping();
    const purchases = Array.from({ length: 3 }, (_, at) =>
      shop(market, other, busy, isOver, { first: at * 7 }),
    );
    await setTimeout(500);
    other.pause();
    while (!isOver()) await setTimeout(100);
    other.resume();
    await Promise.all(purchases);
    return { paidByTheOther: busy.timesMs.pay.length };
  },
};

export const withoutRedis: Attack = {
  name: 'Redis is away',
  async run(market, isOver) {
    const { port } = new URL(market.redis.url);
    await market.redis.stop();
    const readyWithout = await fetch(`${market.nodes[0].url}/readyz`);
    const answer = { status: readyWithout.status, body: await readyWithout.json() };
    while (!isOver()) await setTimeout(100);
    market.redis = await startRedis(Number(port));
    return answer;
  },
};

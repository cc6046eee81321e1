/** However many entries a month has, what the market holds at a time to tell of it stays as large as one part. */
import { verifyChain } from '@chengji/contract/wallet/chain-parts';
import { addMoney, aLongChain, anOrder, aShopFixture, aShopper, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import { JoiningClient } from '../../../kernel/db/client.ts';

const short = 2_100;
const long = 6_300;

type Walk = (month: string) => AsyncGenerator<unknown>;

/** The bytes of the largest answer, of the market and of the database behind it, while a month is read whole. */
async function measureLargest(market: Market, walk: Walk): Promise<number> {
  const queries = vi.spyOn(JoiningClient.prototype, 'query');
  const answers: unknown[] = [];
  for await (const answer of walk(toMonth(market))) answers.push(answer);
  const results = queries.mock.settledResults.map(
    ({ value }) => (value as { rows?: unknown } | undefined)?.rows,
  );
  queries.mockRestore();
  return Math.max(...[...answers, ...results].map((held) => JSON.stringify(held ?? null).length));
}

const toMonth = (market: Market) => market.context().calendar.toDay(market.now()).slice(0, 7);

async function* readParts<Part extends { next: string | null }>(
  ask: (cursor: { cursor?: string }) => Promise<Part>,
): AsyncGenerator<Part> {
  let next: string | null = null;
  do {
    const part: Part = await ask(next ? { cursor: next } : {});
    yield part;
    ({ next } = part);
  } while (next);
}

describe('a month of a wallet', () => {
  it('is told in parts, none of which grows with it', async ({ market }) => {
    const shopper = await aShopper(market);
    await addMoney(market, shopper, 1);
    let rows = 0;
    const walk: Walk = async function* (month) {
      const statement = await shopper.client.call('GET /wanlshop/wallet/statement', { month });
      yield statement;
      const parts: unknown[] = [];
      const found = await verifyChain(statement, async (asked) => {
        const part = await shopper.client.call('GET /wanlshop/wallet/chain', asked);
        parts.push(part);
        return part;
      });
      expect(found).toMatchObject({ broken: null, last: { seq: statement.entries } });
      yield* parts;
      rows = -1;
      for await (const part of readParts((at) =>
        shopper.client.call('GET /wanlshop/wallet/statement_table', { month, ...at }),
      )) {
        rows += part.csv.trimEnd().split('\n').length;
        yield part;
      }
    };
    const chain = {
      account: `shopper:${shopper.id}:available`,
      kind: 'recharge',
      from: 'external:sandbox',
      reference: 'many',
    } as const;
    await aLongChain(market, { ...chain, count: short - 1 });
    const ofShort = await measureLargest(market, walk);
    expect(rows).toBe(short);
    await aLongChain(market, { ...chain, count: long - short });
    const ofLong = await measureLargest(market, walk);
    expect(rows).toBe(long);
    expect(ofLong / ofShort).toBeLessThan(1.1);
  });
});

describe('a month of a shop', () => {
  it('is told in parts, none of which grows with it, and its sums are those of its lines', async ({
    market,
  }) => {
    const shop = await aShopFixture(market);
    const order = await anOrder(market, await aShopper(market), shop, { state: 'completed' });
    const { client } = shop.seller;
    let rows = 0;
    const walk: Walk = async function* (month) {
      const { sums, lines, orders } = await client.call('GET /seller/money/statement', { month });
      expect([lines, orders]).toEqual([rows, rows]);
      const first = await client.call('GET /seller/money/statement_lines', { month, limit: 100 });
      expect(first.total).toBe(rows);
      yield first;
      const cells: string[][] = [];
      for await (const part of readParts((at) =>
        client.call('GET /seller/money/statement_table', { month, kind: 'lines', ...at }),
      )) {
        cells.push(
          ...part.csv
            .trimEnd()
            .split('\n')
            .map((line) => line.split(',')),
        );
        yield part;
      }
      const addUp = (column: number) =>
        cells.slice(1).reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
      expect(cells).toHaveLength(rows + 1);
      expect([addUp(3), addUp(8), addUp(9)]).toEqual(
        [sums.goods, sums.commission, sums.income].map((amount) => Math.round(Number(amount) * 100)),
      );
    };
    await settleMore(market, { shopId: shop.id, orderId: order.id, from: 2, count: short - 1 });
    rows = short;
    const ofShort = await measureLargest(market, walk);
    await settleMore(market, { shopId: shop.id, orderId: order.id, from: short + 1, count: long - short });
    rows = long;
    const ofLong = await measureLargest(market, walk);
    expect(ofLong / ofShort).toBeLessThan(1.1);
  });
});

type More = { shopId: number; orderId: number; from: number; count: number };

/** The order so often again, settled with a cent for the shop and one for the platform. */
async function settleMore(market: Market, { shopId, orderId, from, count }: More): Promise<void> {
  const copied = sql.raw(
    `trade_id, shopper_id, shop_id, kind, state, goods_cents, freight_cents, discount_cents, payable_cents, pinned,
     address, remark, placed_at, completed_at, close_due_at`,
  );
  await market.context().db.execute(sql`
    insert into orders (order_no, ${copied})
    select 'many' || n, ${copied} from orders, generate_series(${from}::int, ${from + count - 1}::int) as n
    where id = ${orderId}`);
  await aLongChain(market, {
    account: `shop:${shopId}:pending`,
    kind: 'settle',
    from: 'platform:escrow',
    besides: 'platform:commission',
    count,
    reference: 'many',
  });
}

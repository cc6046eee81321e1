/** Nodes that die (SIGKILL) while people join, pay and teams end: nothing is lost, done twice or done by half. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  aCampaign,
  aShopFixture,
  type Buyer,
  createBulkTeams,
  createBulkUsers,
  findTeamEndErrors,
  join,
  type Market,
  type NodeProcess,
  payTrade,
  startMarket,
  startNode,
  type TestCampaign,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';

const atFirst = 100_000;

let market: Market;
let dataDir: string;
beforeEach(async () => {
  market = await startMarket({
    systemTime: Date.now,
    environment: { PAY_CHANNELS: 'balance' },
    settings: withoutPlacingLimits,
  });
  dataDir = mkdtempSync(pathOf(tmpdir(), 'chengji-kill-'));
});
afterEach(async () => {
  await market.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () =>
  startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: dataDir, PAY_CHANNELS: 'balance' });
const rows = async (statement: string) => (await market.context().db.execute(sql.raw(statement))).rows;
const countRows = async (statement: string) => Number((await rows(statement))[0]?.count);
const stillOpen = () => countRows(`select count(*) from teams where state = 'start'`);

describe('nodes that die', () => {
  it('end 600 teams that fall due at once, each once, with one of two killed on the way', async () => {
    await createBulkTeams(market, 600);
    await market.settle();
    const all = await stillOpen();
    const [dying, living] = await Promise.all([start(), start()]);
    await rows('update teams set ends_at = now()');
    while ((await stillOpen()) > all / 2) await wait(20);
    await dying.kill();
    await vi.waitFor(async () => expect(await stillOpen()).toBe(0), { timeout: 240_000, interval: 100 });
    await living.stop();
    expect(await findTeamEndErrors(market)).toEqual([]);
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });

  /** Each opens or joins teams and pays for some until the node is gone; what was acknowledged is added. */
  async function buyUntilKilled(
    node: NodeProcess,
    buyer: Buyer,
    campaign: TestCampaign,
    { acknowledged, isRunning }: { acknowledged: number[]; isRunning: () => boolean },
  ) {
    const own = { ...buyer, client: node.client(buyer.token) };
    for (let turn = 0; isRunning(); turn += 1) {
      const [open] = await rows(`select id from teams where state = 'start' and seats_taken < size
      and id not in (select team_id from seats where shopper_id = ${buyer.id}) order by random() limit 1`);
      try {
        const joined = await join(own, campaign, open && turn % 3 > 0 ? { teamId: Number(open.id) } : {});
        if (turn % 4 === 3) continue;
        await payTrade(own, joined);
        acknowledged.push(joined.orderId);
      } catch (error) {
        if (isRunning() && !isRefused(error)) throw error;
      }
    }
  }
  const isRefused = (error: unknown) => String((error as { key?: unknown }).key).startsWith('groups.');

  it('keep every seat and cent in order while people join and pay', async () => {
    const campaign = await aCampaign(await aShopFixture(market), {
      tiers: [[3, '9.90']],
      goodsStock: 10_000,
    });
    const buyers = await createBulkUsers(market, 6, atFirst);
    const acknowledged: number[] = [];
    for (const afterMs of [20, 300, 900]) {
      const node = await start();
      const before = acknowledged.length;
      let running = true;
      const load = { acknowledged, isRunning: () => running };
      const buying = buyers.map((buyer) => buyUntilKilled(node, buyer, campaign, load));
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), { interval: 5 });
      await wait(afterMs);
      running = false;
      await node.kill();
      await Promise.all(buying);
      expect(await rows(seatsThatDoNotAgree)).toEqual([]);
    }
    const paid = await rows(`select id from orders where state in ('pending_group', 'pending_shipment')`);
    expect(paid.map(({ id }) => Number(id))).toEqual(expect.arrayContaining(acknowledged));
    await market.advance(24 * 3_600);
    expect(await rows(seatsThatDoNotAgree)).toEqual([]);
    expect(
      await countRows(
        `select count(*) from orders where state like 'pending_%' and state <> 'pending_shipment'`,
      ),
    ).toBe(0);
    for (const { id } of buyers) {
      const formed = await countRows(
        `select count(*) from orders where shopper_id = ${id} and state = 'pending_shipment'`,
      );
      expect(await getBalance(market.context().db, shopperAvailable(id))).toBe(atFirst - formed * 990);
    }
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });
});

/** Teams whose figures, or whose members' orders, say otherwise than their seats. */
const seatsThatDoNotAgree = `select teams.id from teams left join seats on team_id = teams.id
  left join orders on orders.id = order_id group by teams.id
  having paid <> count(*) filter (where seats.state = 'paid')
    or seats_taken <> count(*) filter (where seats.state = 'paid' or (seats.state = 'held' and teams.state = 'start'))
    or count(*) filter (where seats.state = 'held' and orders.state <> 'pending_payment') > 0
    or count(*) filter (where seats.state = 'paid' and orders.state <> case teams.state
      when 'start' then 'pending_group' when 'fail' then 'closed' else 'pending_shipment' end) > 0`;

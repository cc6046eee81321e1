/** What the roles a market begins with may do, also in a market that began before there was as much. */
import { readFileSync } from 'node:fs';
import { aShopFixture, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { listAllRights } from './all-rights.rules.ts';

const migration = new URL('../../../migrations/0073_operator_tools.sql', import.meta.url);
const [giveNewer = ''] = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => statement.includes('roles the market began with'));

const query = async (market: Market, sql: string, values: unknown[] = []) =>
  (await market.server.kernel.database.pool.query(sql, values)).rows as Record<string, unknown>[];
const rightsOf = async (market: Market, owner: string, key: string) =>
  (await query(market, 'select rights from staff_roles where desk = $1 and key = $2', [owner, key]))[0]
    ?.rights as string[];

describe('a role the market begins with', () => {
  it('has what its work asks for', async ({ market }) => {
    expect(await rightsOf(market, 'platform', 'operator')).toEqual(
      expect.arrayContaining(['orders.read', 'goods.take_down', 'fees.read', 'shops.read']),
    );
    expect(await rightsOf(market, 'platform', 'finance')).toEqual(
      expect.arrayContaining(['orders.read', 'fees.read', 'fees.write', 'withdrawals.write']),
    );
    expect(await rightsOf(market, 'platform', 'support')).toEqual(
      expect.arrayContaining(['orders.read', 'orders.contact', 'users.read', 'refunds.decide']),
    );
  });

  it('holds rights that there are, each once', async ({ market }) => {
    await aShopFixture(market);
    const rows = await query(market, 'select desk, rights from staff_roles');
    expect(rows.length).toBeGreaterThan(5);
    for (const { desk, rights } of rows as { desk: string; rights: string[] }[]) {
      const all = listAllRights(desk === 'platform' ? 'platform' : 'seller');
      expect(rights.filter((right) => !all.includes(right))).toEqual([]);
      expect(new Set(rights).size).toBe(rights.length);
    }
  });

  it('gets them in an older market, unless its rights were cut since, and only once', async ({ market }) => {
    const { id } = await aShopFixture(market);
    const owner = `shop:${id}`;
    const set = (key: string, rights: string[]) =>
      query(market, 'update staff_roles set rights = $3 where desk = $1 and key = $2', [owner, key, rights]);
    await set('goods', ['goods.read', 'goods.write', 'freight.read']);
    await set('service', ['orders.read']);
    await query(market, giveNewer);
    await query(market, giveNewer);
    expect(await rightsOf(market, owner, 'goods')).toEqual([
      'goods.read',
      'goods.write',
      'freight.read',
      'decoration.read',
      'decoration.write',
      'dashboard.read',
    ]);
    expect(await rightsOf(market, owner, 'service')).toEqual(['orders.read']);
  });
});

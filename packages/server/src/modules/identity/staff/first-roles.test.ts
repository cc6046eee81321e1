/** What the roles a market begins with may do, also in a market that began before there was as much. */
import { readFileSync } from 'node:fs';
import { aShopFixture, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { listAllRights } from './all-rights.rules.ts';
import { staffRoles } from './staff-roles.tables.ts';

const migration = new URL('../../../migrations/0073_operator_tools.sql', import.meta.url);
const [giveNewer = ''] = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => statement.includes('roles the market began with'));

const listRoles = (market: Market) => market.context().db.select().from(staffRoles);
const readRights = async (market: Market, owner: string, key: string) =>
  (await listRoles(market)).find((role) => role.owner === owner && role.key === key)?.rights;

describe('a role the market begins with', () => {
  it('has what its work asks for', async ({ market }) => {
    expect(await readRights(market, 'platform', 'operator')).toEqual(
      expect.arrayContaining(['orders.read', 'goods.take_down', 'fees.read', 'shops.read', 'growth.write']),
    );
    expect(await readRights(market, 'platform', 'finance')).toEqual(
      expect.arrayContaining(['orders.read', 'fees.read', 'fees.write', 'withdrawals.write']),
    );
    expect(await readRights(market, 'platform', 'support')).toEqual(
      expect.arrayContaining(['orders.read', 'orders.contact', 'users.read', 'refunds.decide']),
    );
  });

  it('holds rights that there are, each once', async ({ market }) => {
    await aShopFixture(market);
    const roles = await listRoles(market);
    expect(roles.length).toBeGreaterThan(5);
    for (const { owner, rights } of roles) {
      const all = listAllRights(owner === 'platform' ? 'platform' : 'seller');
      expect(rights.filter((right) => !all.includes(right))).toEqual([]);
      expect(new Set(rights).size).toBe(rights.length);
    }
  });

  it('gets them in an older market, unless its rights were cut since, and only once', async ({ market }) => {
    const { id } = await aShopFixture(market);
    const owner = `shop:${id}`;
    const { db } = market.context();
    const set = (key: string, rights: string[]) =>
      db
        .update(staffRoles)
        .set({ rights })
        .where(and(eq(staffRoles.owner, owner), eq(staffRoles.key, key)));
    await set('goods', ['goods.read', 'goods.write', 'freight.read']);
    await set('service', ['orders.read']);
    await db.execute(giveNewer);
    await db.execute(giveNewer);
    expect(await readRights(market, owner, 'goods')).toEqual([
      'goods.read',
      'goods.write',
      'freight.read',
      'decoration.read',
      'decoration.write',
      'dashboard.read',
    ]);
    expect(await readRights(market, owner, 'service')).toEqual(['orders.read']);
  });
});

import { aShop, logInStaff, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { listener } from '../../kernel/events/events.ts';
import { identityModule } from '../identity/index.ts';
import { addStaff, openShop, shopsModule } from './index.ts';

const opened: number[] = [];

const ear = listener({
  event: 'shops.opened',
  name: 'test.hear',
  handle: async (_ctx, { shopId }) => {
    opened.push(shopId);
  },
});

const it = marketTest.extend('marketOptions', {
  modules: [identityModule, shopsModule, { name: 'test', listeners: [ear] }],
});

const aShopForm = (account: string, name: string) => ({
  type: 'personal' as const,
  name,
  nameEn: name,
  logo: '/files/00/logo.webp',
  city: '景德镇',
  cityEn: 'Jingdezhen',
  owner: { account, name: '店主', password: 'demo1234' },
});

async function shopsNamed(market: Market, name: string): Promise<number> {
  const { rows } = await market.server.kernel.database.pool.query(
    'select count(*)::int from shops where name = $1',
    [name],
  );
  return (rows[0] as { count: number }).count;
}

describe('a shop', () => {
  it('opens together with the account of its owner, and tells of it', async ({ market }) => {
    const { id } = await openShop(market.context(), aShopForm('potter', '一间陶坊'));
    await market.settle();
    expect(opened).toContain(id);
    const { staff } = await logInStaff(market, 'seller', { account: 'potter', password: 'demo1234' });
    expect(staff.shop).toMatchObject({ id, name: '一间陶坊', type: 'personal' });
  });

  it('does not open when its owner’s account is another’s, in any case', async ({ market }) => {
    await openShop(market.context(), aShopForm('weaver', '织物'));
    await expect(openShop(market.context(), aShopForm('WEAVER', '织物二店'))).rejects.toThrow();
    expect(await shopsNamed(market, '织物二店')).toBe(0);
    await market.settle();
    expect(new Set(opened).size).toBe(opened.length);
  });

  it('opens once when it is opened many times at once', async ({ market }) => {
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) =>
        openShop(market.context(), aShopForm(`baker_${index}`, '面包房')),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shopsNamed(market, '面包房')).toBe(1);
  });

  it('takes on staff of its own, who work for no other shop', async ({ market }) => {
    const [shop, other] = [await aShop(market), await aShop(market)];
    for (const { id } of [shop, other]) {
      const account = `clerk_of_${id}`;
      const clerk = { shopId: id, account, name: '店员', role: 'service', password: 'demo1234' } as const;
      await addStaff(market.context(), clerk);
      const { staff } = await logInStaff(market, 'seller', { account, password: 'demo1234' });
      expect(staff).toMatchObject({ role: 'service', shop: { id } });
    }
  });

  it('takes on nobody for a shop that does not exist', async ({ market }) => {
    const clerk = { shopId: 999_999, account: 'ghost', name: '店员', role: 'goods', password: 'x' } as const;
    await expect(addStaff(market.context(), clerk)).rejects.toThrow();
  });
});

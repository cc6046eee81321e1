import { anAddress, getRefusalKey, type Market, type ShopperPerson, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('impatient', { scope: 'file' }, async ({ market }, { onCleanup }) => {
  const url = new URL(market.databaseUrl);
  url.searchParams.set('lock_timeout', '100');
  const impatient = await startMarket({
    databaseUrl: market.databaseUrl,
    environment: { DATABASE_URL: url.href, DATABASE_POOL: '1' },
  });
  onCleanup(() => impatient.stop());
  return impatient;
});

const here = (shopper: ShopperPerson, impatient: Market) => ({
  ...shopper,
  client: impatient.client(shopper.token),
});

/** Does the work while another transaction holds every address. */
async function whileHeld(market: Market, work: () => Promise<void>): Promise<void> {
  const holder = await market.server.kernel.database.pool.connect();
  await holder.query('begin; lock table addresses in access exclusive mode');
  try {
    await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

describe('a busy market', () => {
  it('asks to try again, in the language of the person, when what a call needs is held for too long', async ({
    market,
    shopper,
    impatient,
  }) => {
    await whileHeld(market, async () => {
      expect(await getRefusalKey(anAddress(here(shopper, impatient)))).toBe('common.busy_try_again');
      const [zh, en] = await Promise.all(
        (['zh', 'en'] as const).map((language) =>
          impatient
            .client(shopper.token, language)
            .call('GET /wanlshop/address/list')
            .catch((error: Error) => error.message),
        ),
      );
      expect([zh, en]).toEqual([
        '当前操作的人较多，请稍后再试',
        'This is very busy right now. Please try again',
      ]);
    });
    expect(await anAddress(here(shopper, impatient))).toBeGreaterThan(0);
  });

  it('is ready while every connection of its pool is at work', async ({ impatient }) => {
    const { pool } = impatient.server.kernel.database;
    const busy = await pool.connect();
    const answer = await fetch(`${impatient.url}/readyz`);
    expect(await answer.json()).toMatchObject({ status: 'ready', database: true });
    busy.release();
  });
});

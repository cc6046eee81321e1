/** Card numbers, names and phones stand nowhere: not in the database, not in an answer, not in the log. */
import { randomUUID } from 'node:crypto';
import {
  addMoney,
  anOperator,
  aPayoutAccount,
  aShopper,
  createCardNumber,
  type Market,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { pino } from 'pino';
import { describe, expect, vi } from 'vitest';
import { openHolder } from './sealed-account.ts';

const it = marketTest.extend('marketOptions', { environment: { LOG_LEVEL: 'trace' } });

/** Every value of every table, as one text. */
async function readDatabase({ server }: Market): Promise<string> {
  const { pool } = server.kernel.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

describe('what a payout account is made of', () => {
  it('stands nowhere but in the bank’s file', async ({ market }) => {
    const stream = (market.server.kernel.log as unknown as Record<symbol, { write(line: string): void }>)[
      pino.symbols.streamSym
    ];
    if (!stream) throw new Error('the log has no stream');
    const logged: string[] = [];
    const spy = vi.spyOn(stream, 'write').mockImplementation((line) => void logged.push(line));
    const shopper = await aShopper(market);
    const account = createCardNumber();
    const answers: unknown[] = [];
    const { id } = await aPayoutAccount(shopper, { account, name: '欧阳知秋', phone: '13912345678' });
    const { client } = await anOperator(market);
    await addMoney(market, shopper, 10_000);
    const asked = await shopper.client.call(
      'POST /wanlshop/wallet/withdraw',
      { account_id: id, amount: '50.00', password: testPayPassword },
      { idempotencyKey: randomUUID() },
    );
    answers.push(
      await client.call('POST /platform/withdrawals/approve', { id: asked.id }),
      await client.call('GET /platform/withdrawals/details', { id: asked.id }),
      await shopper.client.call('GET /wanlshop/wallet/withdrawals', {}),
      await shopper.client.call('GET /wanlshop/wallet/bills', {}),
    );
    const { batch_no } = await client.call('POST /platform/withdrawals/export', {});
    const file = await client.call('GET /platform/withdrawals/batch', { batch_no });
    expect(file.csv).toContain(account);
    answers.push(
      await shopper.client.call('GET /wanlshop/bank/list', {}),
      await shopper.client.call('GET /wanlshop/bank/details', { id }),
      await aPayoutAccount(shopper, { account }).catch((error: unknown) => error),
      await shopper.client
        .call('POST /wanlshop/bank/delete', { id, password: '000000' })
        .catch((e: unknown) => e),
    );
    market.server.kernel.log.info('the log is heard');
    spy.mockRestore();
    expect(logged.join('')).toContain('the log is heard');
    const written = {
      database: await readDatabase(market),
      log: logged.join(''),
      answers: JSON.stringify(answers),
    };
    for (const text of Object.values(written)) {
      expect(text).not.toContain(account);
      expect(text).not.toContain('欧阳知秋');
      expect(text).not.toContain('13912345678');
    }
    expect(written.database).toContain(shopper.mobile);
    await shopper.client.call('POST /wanlshop/bank/delete', { id, password: testPayPassword });
  });

  it('opens for its owner alone, and under no other key', async ({ market }) => {
    const shopper = await aShopper(market);
    await aPayoutAccount(shopper);
    const { rows } = await market.server.kernel.database.pool.query<{ sealed: string }>(
      'select sealed from payout_accounts where owner_id = $1',
      [shopper.id],
    );
    const sealed = rows[0]?.sealed ?? '';
    const ctx = market.context();
    const own = { ownerKind: 'shopper', ownerId: shopper.id, sealed } as const;
    expect(openHolder(ctx, own)).toMatchObject({ name: '林晓雨' });
    expect(() => openHolder(ctx, { ...own, ownerId: shopper.id + 1 })).toThrow('DATA_KEY');
    expect(() => openHolder(ctx, { ...own, ownerKind: 'shop' })).toThrow('DATA_KEY');
    const config = { ...ctx.services.config, dataKey: 'another key of this market' };
    expect(() => openHolder({ ...ctx, services: { ...ctx.services, config } }, own)).toThrow('DATA_KEY');
  });
});

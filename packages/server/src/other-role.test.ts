/** A market whose role does not own the tables, with the rights that docs/operations.md gives it, as they stand there. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  aBuyer,
  aGoods,
  aShopFixture,
  createDatabase,
  dropDatabase,
  firstSku,
  type Market,
  startMarket,
  testPayPassword,
} from '@chengji/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkLedger } from './modules/ledger/index.ts';

const manual = new URL('../../../docs/operations.md', import.meta.url);
const role = `chengji_app_${randomBytes(4).toString('hex')}`;

/** The statements of the manual, for this database and its owner. */
function readStatements(databaseUrl: URL): string {
  const [, chapter = ''] = readFileSync(manual, 'utf8').split('## A role that does not own the tables');
  const [, statements = ''] = chapter.split(/```(?:sql)?\n/);
  return statements
    .replaceAll('chengji_app', role)
    .replace("'…'", "'a password'")
    .replaceAll('database chengji ', `database ${databaseUrl.pathname.slice(1)} `)
    .replaceAll('role chengji ', `role ${databaseUrl.username} `);
}

describe.skipIf(process.env.TEST_DATABASE_URL)('a market whose role does not own the tables', () => {
  let databaseUrl: string;
  let owner: pg.Client;
  let market: Market;

  beforeAll(async () => {
    databaseUrl = await createDatabase(inject('clusterUrl'), inject('template'));
    owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    await owner.query(readStatements(new URL(databaseUrl)));
    const served = Object.assign(new URL(databaseUrl), { username: role, password: 'a password' });
    market = await startMarket({ databaseUrl: served.href });
  });
  afterAll(async () => {
    await market?.stop();
    await owner.query(`drop owned by ${role}`);
    await owner.query(`drop role ${role}`);
    await owner.end();
    await dropDatabase(inject('clusterUrl'), databaseUrl);
  });

  it('takes orders and payments, and meets its deadlines', async () => {
    const shop = await aShopFixture(market);
    const item = firstSku(await aGoods(shop));
    const { client, addressId } = await aBuyer(market);
    const checkout = { type: 'goods' as const, items: [{ ...item, number: 1 }], address_id: addressId };
    const { payable } = await client.call('POST /wanlshop/order/quote', checkout);
    const { trade_no } = await client.call(
      'POST /wanlshop/order/create',
      { ...checkout, payable },
      { idempotencyKey: randomUUID() },
    );
    const { status } = await client.call(
      'POST /wanlshop/pay/create',
      { trade_no, channel: 'balance', password: testPayPassword },
      { idempotencyKey: randomUUID() },
    );
    expect(status).toBe('paid');
    await client.call('POST /wanlshop/signin/sign', {});
    await market.advance(24 * 3_600);
    expect(market.server.kernel.faults).toEqual([]);
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });

  it('may change, remove or empty nothing that is only ever added to', async () => {
    const { rows } = await owner.query<{ table: string; may: boolean }>(
      `select distinct tgrelid::regclass::text as table,
         has_table_privilege($1, tgrelid, 'update, delete, truncate') as may
       from pg_trigger where tgname like '%_append_only'`,
      [role],
    );
    expect(rows.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['ledger_entries', 'ledger_transfers', 'ledger_chain']),
    );
    expect(rows.filter(({ may }) => may)).toEqual([]);
  });
});

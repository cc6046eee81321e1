/** What a shop uploads is kept as long as its task needs it, however the task ends. */
import { aTable, type Market, type ShopFixture, uploadTable } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { expect } from 'vitest';
import { runHousekeeping } from '../../kernel/background/housekeeping.ts';

const it = marketTest.extend(
  'isKept',
  ({ market }) =>
    async (name: string) =>
      (await market.context().services.storage.readPrivate(name)) !== null,
);

const aWeekLater = async (market: Market) => {
  await market
    .context()
    .db.execute(sql`update private_uploads set removable_at = removable_at - interval '7 days'`);
  await runHousekeeping(market.server.kernel);
};
const findSource = async (market: Market, importId: number) => {
  const { rows } = await market
    .context()
    .db.execute<{ source: string }>(sql`select source from imports where id = ${importId}`);
  return rows[0]?.source ?? '';
};
const cancel = (shop: ShopFixture, id: number) =>
  shop.seller.client.call('POST /seller/tasks/cancel', { id });

const table = aTable([{ Handle: 'mug', Title: '马克杯', 'Variant Price': '39.00' }]);

it('a table stays until it was read, and is read though it waited for a week', async ({
  market,
  shop,
  isKept,
}) => {
  const { id } = await uploadTable(shop.seller, table);
  const source = await findSource(market, id);
  await aWeekLater(market);
  expect(await isKept(source)).toBe(true);
  await market.finishTasks();
  const { stage } = await shop.seller.client.call('GET /seller/imports/details', { id });
  expect([stage, await isKept(source)]).toEqual(['ready', false]);
  await aWeekLater(market);
  const { rows } = await market.context().db.execute(sql`select from private_uploads`);
  expect(rows).toEqual([]);
});

it('a table that cannot be read, and one whose reading was cancelled, are removed', async ({
  market,
  shop,
  isKept,
}) => {
  const broken = await uploadTable(shop.seller, 'Handle,Title\r\nmug,Mug\r\nbowl,Bo"wl\r\n');
  await market.finishTasks();
  const cancelled = await uploadTable(shop.seller, table);
  await cancel(shop, cancelled.task.id);
  const sources = await Promise.all([findSource(market, broken.id), findSource(market, cancelled.id)]);
  expect(await Promise.all(sources.map(isKept))).toEqual([true, true]);
  await runHousekeeping(market.server.kernel);
  expect(await Promise.all(sources.map(isKept))).toEqual([false, false]);
  await shop.seller.client.call('GET /seller/imports/details', { id: cancelled.id });
});

it('a zip whose unpacking was cancelled is removed with the list of its contents', async ({
  market,
  shop,
  isKept,
}) => {
  const zip = zipSync({ 'photos/notes.txt': new Uint8Array([1, 2, 3]) });
  const upload = () =>
    shop.seller.client.upload('POST /seller/imports/pictures', new Blob([new Uint8Array(zip)]), 'photos.zip');
  const { id } = await upload();
  const { rows } = await market
    .context()
    .db.execute<{ source: string }>(sql`select input->>'source' as source from tasks where id = ${id}`);
  const names = [rows[0]?.source ?? '', `${rows[0]?.source}.contents`];
  await aWeekLater(market);
  expect(await Promise.all(names.map(isKept))).toEqual([true, true]);
  await cancel(shop, id);
  await aWeekLater(market);
  expect(await Promise.all(names.map(isKept))).toEqual([false, false]);
});

it('a table for which no more work could be begun is removed after a day', async ({
  market,
  shop,
  isKept,
}) => {
  const { db, services } = market.context();
  const begun: number[] = [];
  for (let n = 0; n < 20; n += 1) begun.push((await uploadTable(shop.seller, table)).task.id);
  await expect(uploadTable(shop.seller, table)).rejects.toThrow();
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from private_uploads where state = 'unclaimed'`,
  );
  const [refused] = rows.map(({ name }) => name);
  expect(await isKept(refused ?? '')).toBe(true);
  await aWeekLater(market);
  expect(await services.storage.readPrivate(refused ?? '')).toBeNull();
  for (const id of begun) await cancel(shop, id);
});

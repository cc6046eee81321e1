/** The documents of applications stay as long as an application names them; others go after a day. */
import {
  anApplication,
  applicationForm,
  aShopper,
  getRefusalKey,
  type Market,
  someDocuments,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { runHousekeeping } from '../../../kernel/background/housekeeping.ts';

type Documents = Awaited<ReturnType<typeof someDocuments>>;

const aDayLater = async (market: Market) => {
  await market
    .context()
    .db.execute(sql`update private_uploads set removable_at = removable_at - interval '25 hours'`);
  await runHousekeeping(market.server.kernel);
};
const areKept = (market: Market, shopperId: number, documents: Documents) =>
  Promise.all(
    documents.map(
      async ({ name }) =>
        (await market.context().services.storage.readPrivate(`applications/${shopperId}/${name}.webp`)) !==
        null,
    ),
  );

it('documents that were never sent in are removed after a day, and are then missing', async ({ market }) => {
  const { client, id } = await aShopper(market);
  const documents = await someDocuments(client);
  await runHousekeeping(market.server.kernel);
  expect(await areKept(market, id, documents)).toEqual([true, true, true]);
  await aDayLater(market);
  expect(await areKept(market, id, documents)).toEqual([false, false, false]);
  const apply = client.call('POST /wanlshop/apply/save', applicationForm({ documents }));
  expect(await getRefusalKey(apply)).toBe('shops.document_missing');
});

it('documents that were sent in stay, approved or not', async ({ market, operator }) => {
  const waiting = await anApplication(market);
  const approved = await anApplication(market);
  await operator.client.call('POST /platform/applications/approve', { id: approved.id });
  await aDayLater(market);
  for (const { shopper, form } of [waiting, approved]) {
    expect(await areKept(market, shopper.id, form.documents)).toEqual([true, true, true]);
  }
});

it('documents of an application that was refused stay unclaimed, and go after a day', async ({ market }) => {
  const { client, id } = await aShopper(market);
  const documents = await someDocuments(client);
  const apply = client.call('POST /wanlshop/apply/save', applicationForm({ documents, company: '' }));
  expect(await getRefusalKey(apply)).toBe('shops.company_missing');
  await aDayLater(market);
  expect(await areKept(market, id, documents)).toEqual([false, false, false]);
});

it('a document that was exchanged when the application was sent in again goes, unless another one names it', async ({
  market,
  operator,
}) => {
  const first = await anApplication(market);
  await operator.client.call('POST /platform/applications/approve', { id: first.id });
  const { shopper } = first;
  const { client, id } = shopper;
  const [licence, ...others] = first.form.documents as Documents;
  if (!licence) throw new Error('there is a licence');
  const own = (await someDocuments(client)).slice(1);
  const form = applicationForm({ documents: [licence, ...own] });
  const { application } = await client.call('POST /wanlshop/apply/save', form);
  await operator.client.call('POST /platform/applications/reject', {
    id: application.id,
    reason: '照片模糊',
  });
  const again = await someDocuments(client);
  await client.call('POST /wanlshop/apply/save', { ...form, documents: again });
  await aDayLater(market);
  expect(await areKept(market, id, again)).toEqual([true, true, true]);
  expect(await areKept(market, id, own)).toEqual([false, false]);
  expect(await areKept(market, id, [licence, ...others])).toEqual([true, true, true]);
});

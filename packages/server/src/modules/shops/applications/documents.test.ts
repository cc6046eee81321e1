/** The documents of applications stay as long as an application names them; others go after a day. */
import {
  anApplication,
  anOperator,
  applicationForm,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  someDocuments,
  startMarket,
} from '@chengji/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHousekeeping } from '../../../kernel/background/housekeeping.ts';

let market: Market;
let operator: Person;
beforeAll(async () => {
  market = await startMarket();
  operator = await anOperator(market);
});
afterAll(() => market.stop());

type Documents = Awaited<ReturnType<typeof someDocuments>>;

const aDayLater = async () => {
  await market
    .context()
    .db.execute(sql`update private_uploads set removable_at = removable_at - interval '25 hours'`);
  await runHousekeeping(market.server.kernel);
};
const areKept = (shopperId: number, documents: Documents) =>
  Promise.all(
    documents.map(
      async ({ name }) =>
        (await market.context().services.storage.readPrivate(`applications/${shopperId}/${name}.webp`)) !==
        null,
    ),
  );

it('documents that were never sent in are removed after a day, and are then missing', async () => {
  const { client, id } = await aShopper(market);
  const documents = await someDocuments(client);
  await runHousekeeping(market.server.kernel);
  expect(await areKept(id, documents)).toEqual([true, true, true]);
  await aDayLater();
  expect(await areKept(id, documents)).toEqual([false, false, false]);
  const apply = client.call('POST /wanlshop/apply/save', applicationForm({ documents }));
  expect(await getRefusalKey(apply)).toBe('shops.document_missing');
});

it('documents that were sent in stay, approved or not', async () => {
  const waiting = await anApplication(market);
  const approved = await anApplication(market);
  await operator.client.call('POST /platform/applications/approve', { id: approved.id });
  await aDayLater();
  for (const { shopper, form } of [waiting, approved]) {
    expect(await areKept(shopper.id, form.documents)).toEqual([true, true, true]);
  }
});

it('documents of an application that was refused stay unclaimed, and go after a day', async () => {
  const { client, id } = await aShopper(market);
  const documents = await someDocuments(client);
  const apply = client.call('POST /wanlshop/apply/save', applicationForm({ documents, company: '' }));
  expect(await getRefusalKey(apply)).toBe('shops.company_missing');
  await aDayLater();
  expect(await areKept(id, documents)).toEqual([false, false, false]);
});

it('a document that was exchanged when the application was sent in again goes, unless another one names it', async () => {
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
  await aDayLater();
  expect(await areKept(id, again)).toEqual([true, true, true]);
  expect(await areKept(id, own)).toEqual([false, false]);
  expect(await areKept(id, [licence, ...others])).toEqual([true, true, true]);
});

import {
  anApplication,
  anOperator,
  applicationForm,
  aShop,
  aShopper,
  getRefusalKey,
  logInStaff,
  type Market,
  openSmsInbox,
  type Person,
  someDocuments,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market));

const approve = (operator: Person, id: number) =>
  operator.client.call('POST /platform/applications/approve', { id });
const reject = (operator: Person, id: number, reason = '执照照片模糊') =>
  operator.client.call('POST /platform/applications/reject', { id, reason });
const details = (operator: Person, id: number) =>
  operator.client.call('GET /platform/applications/details', { id });
const logIn = (market: Market, account: string) => logInStaff(market, 'seller', { account });
/** What a call was refused with; null when it was done. */
const getOutcome = (work: Promise<unknown>) =>
  work.then(
    () => null,
    () => getRefusalKey(work),
  );
const audited = async (operator: Person, id: number) =>
  (
    await operator.client.call('GET /platform/audit/list', {
      subject: 'shop_application',
      keyword: String(id),
    })
  ).rows;

describe('applying for a shop', () => {
  it('is what anyone with an account may do, and is read by them alone', async ({ market }) => {
    const { client } = await aShopper(market);
    expect(await client.call('GET /wanlshop/apply/info')).toEqual({ application: null });
    const form = applicationForm({ documents: await someDocuments(client) });
    const { application } = await client.call('POST /wanlshop/apply/save', form);
    expect(application).toMatchObject({
      state: 'pending',
      name: form.name,
      submissions: 1,
      mobile: expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
      licence_no: '9144****KX3K',
    });
    expect(await client.call('GET /wanlshop/apply/info')).toEqual({ application });
    const other = await aShopper(market);
    expect(await other.client.call('GET /wanlshop/apply/info')).toEqual({ application: null });
  });

  it('waits for the decision before it is done again, also when it is done several times at once', async ({
    market,
  }) => {
    const { client } = await aShopper(market);
    const documents = await someDocuments(client);
    const attempts = await Promise.all(
      Array.from({ length: 4 }, () =>
        getOutcome(client.call('POST /wanlshop/apply/save', applicationForm({ documents }))),
      ),
    );
    expect(attempts.filter((key) => key === 'shops.application_pending')).toHaveLength(3);
  });

  it('is refused without the documents of its type, and for a company without its name', async ({
    market,
  }) => {
    const { client } = await aShopper(market);
    const documents = await someDocuments(client);
    const apply = (traits: object) =>
      getRefusalKey(client.call('POST /wanlshop/apply/save', applicationForm({ documents, ...traits })));
    expect(await apply({ documents: [] })).toBe('shops.document_missing');
    expect(await apply({ type: 'flagship' })).toBe('shops.document_missing');
    expect(await apply({ company: '' })).toBe('shops.company_missing');
    expect(await apply({ type: 'self' })).toBe('common.invalid_input');
  });

  it('is refused under the name or the account of another, in any case', async ({ market }) => {
    const shop = await aShop(market, { name: 'Orchard' });
    const { client } = await aShopper(market);
    const documents = await someDocuments(client);
    const apply = (traits: object) =>
      getRefusalKey(client.call('POST /wanlshop/apply/save', applicationForm({ documents, ...traits })));
    expect(await apply({ name: 'ORCHARD' })).toBe('shops.name_taken');
    expect(await apply({ account: shop.account.toUpperCase() })).toBe('shops.account_taken');
  });
});

describe('a document', () => {
  const look = (operator: Person, id: number, kind: 'licence' | 'brand' = 'licence') =>
    operator.client.call('POST /platform/applications/document', { id, kind });

  it('is shown to who decides, as a picture and with a record', async ({ market, operator }) => {
    const { id } = await anApplication(market);
    expect((await look(operator, id)).picture).toMatch(/^data:image\/webp;base64,UklGR/);
    expect(await audited(operator, id)).toMatchObject([{ after: { seen: ['licence'] } }]);
    expect(await getRefusalKey(look(operator, id, 'brand'))).toBe('common.not_found');
    expect(await getRefusalKey(look(operator, 999_999))).toBe('common.not_found');
  });

  it('has no address that anyone could open', async ({ market }) => {
    const { form, shopper } = await anApplication(market);
    const name = `applications/${shopper.id}/${form.documents[0]?.name}.webp`;
    for (const path of [`/files/${name}`, `/files/private/${name}`]) {
      expect((await fetch(market.url + path)).status).toBe(404);
    }
  });

  it('is of use to who uploaded it only', async ({ market }) => {
    const [owner, other] = [await aShopper(market), await aShopper(market)];
    const documents = await someDocuments(owner.client);
    const apply = other.client.call('POST /wanlshop/apply/save', applicationForm({ documents }));
    expect(await getRefusalKey(apply)).toBe('shops.document_missing');
  });

  it('is a picture, known by its content', async ({ market }) => {
    const { client } = await aShopper(market);
    const upload = (text: string) =>
      getRefusalKey(client.upload('POST /wanlshop/apply/upload', new Blob([text]), 'licence.png'));
    expect(await upload('not a picture')).toBe('content.not_a_picture');
    expect(await upload('GIF89a and then nothing')).toBe('content.not_a_picture');
  });
});

describe('an approved application', () => {
  it('opens the shop and its owner’s login, and the applicant is told by SMS', async ({
    market,
    operator,
    inbox,
  }) => {
    const { id, shopper, form } = await anApplication(market);
    const { shop_id } = await approve(operator, id);
    const { staff } = await logIn(market, form.account);
    expect(staff).toMatchObject({
      name: form.contact,
      shop: { id: shop_id, name: form.name, type: 'enterprise' },
    });
    expect(staff.rights).toContain('goods.write');
    expect(await details(operator, id)).toMatchObject({ state: 'approved', shop_id, is_name_taken: false });
    await market.advance(1);
    expect(inbox.lines).toContain(`sms ${shopper.mobile} shop_approved ${form.name} ${form.account}`);
  });

  it('opens one shop, however often and by however many it is approved', async ({ market, operator }) => {
    const { id, form } = await anApplication(market);
    const others = await Promise.all([1, 2, 3].map(() => anOperator(market)));
    const keys = await Promise.all(
      others.map(({ client }) => getOutcome(client.call('POST /platform/applications/approve', { id }))),
    );
    expect(keys.filter((key) => key !== 'shops.application_decided')).toHaveLength(1);
    expect(await getRefusalKey(approve(operator, id))).toBe('shops.application_decided');
    const { rows } = await operator.client.call('GET /platform/shops/list', { keyword: form.name });
    expect(rows).toHaveLength(1);
  });

  it('waits when its name or account was taken meanwhile, which its details say', async ({
    market,
    operator,
  }) => {
    const { id, form } = await anApplication(market);
    await aShop(market, { name: form.name });
    expect(await details(operator, id)).toMatchObject({ is_name_taken: true, is_account_taken: false });
    expect(await getRefusalKey(approve(operator, id))).toBe('shops.name_taken');
    expect((await details(operator, id)).state).toBe('pending');
  });
});

describe('a rejected application', () => {
  it('tells the applicant why, and is sent in again as the same one', async ({ market, operator, inbox }) => {
    const { id, shopper, form } = await anApplication(market);
    await reject(operator, id);
    await market.advance(1);
    expect(inbox.lines).toContain(`sms ${shopper.mobile} shop_rejected ${form.name} 执照照片模糊`);
    expect((await shopper.client.call('GET /wanlshop/apply/info')).application).toMatchObject({
      state: 'rejected',
      reason: '执照照片模糊',
    });
    const again = await shopper.client.call('POST /wanlshop/apply/save', { ...form, city: '佛山' });
    expect(again.application).toMatchObject({
      id,
      state: 'pending',
      submissions: 2,
      city: '佛山',
      reason: '',
    });
    expect((await details(operator, id)).log.map(({ event }) => event)).toEqual([
      'submitted',
      'rejected',
      'submitted',
    ]);
    await approve(operator, id);
    await logIn(market, form.account);
  });

  it('keeps no password of who was sent away', async ({ market, operator }) => {
    const { id } = await anApplication(market);
    await reject(operator, id);
    const { rows } = await market.server.kernel.database.pool.query(
      'select password_hash from shop_applications where id = $1',
      [id],
    );
    expect(rows).toEqual([{ password_hash: null }]);
  });

  it('is decided once', async ({ market, operator }) => {
    const { id } = await anApplication(market);
    await Promise.allSettled([reject(operator, id), approve(operator, id)]);
    expect(await getRefusalKey(reject(operator, id))).toBe('shops.application_decided');
    expect(await audited(operator, id)).toHaveLength(1);
  });

  it('is rejected for a reason only', async ({ market, operator }) => {
    const { id } = await anApplication(market);
    expect(await getRefusalKey(reject(operator, id, ' '))).toBe('common.invalid_input');
  });
});

describe('the message to an applicant', () => {
  it('is sent again when the provider did not take it, and only then', async ({
    market,
    operator,
    inbox,
  }) => {
    const { id, shopper } = await anApplication(market);
    const { services } = market.server.kernel;
    const working = services.sms;
    Object.assign(services, { sms: { sendNews: () => Promise.reject(new Error('no')) } });
    await reject(operator, id);
    await market.advance(1).catch(() => undefined);
    Object.assign(services, { sms: working });
    const told = () => inbox.lines.filter((line) => line.startsWith(`sms ${shopper.mobile} shop_rejected`));
    expect(told()).toHaveLength(0);
    await market.advance(301);
    expect(told()).toHaveLength(1);
    await market.advance(3_600);
    expect(told()).toHaveLength(1);
  });
});

describe('who decides on applications', () => {
  it('finds those that wait, the oldest first, by type and words, with the number of each state', async ({
    market,
    operator,
  }) => {
    const name = `寻味${Date.now()}`;
    const first = await anApplication(market, { name: `${name}一` });
    const second = await anApplication(market, { name: `${name}二`, type: 'personal' });
    const list = (input: object) =>
      operator.client.call('GET /platform/applications/list', { keyword: name, ...input });
    const { rows, counts, total } = await list({});
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect({ counts, total }).toEqual({ counts: { pending: 2, rejected: 0, approved: 0 }, total: 2 });
    expect((await list({ type: 'personal' })).rows.map(({ id }) => id)).toEqual([second.id]);
    await reject(operator, first.id);
    expect((await list({ state: 'rejected' })).rows.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ limit: 1 })).next).toBeNull();
  });

  it('sees numbers masked, and looks at them whole with a record', async ({ market, operator }) => {
    const { id, shopper, form } = await anApplication(market);
    const seen = await operator.client.call('POST /platform/applications/reveal', { id });
    expect(seen).toEqual({ mobile: shopper.mobile, licence_no: form.licence_no });
    expect(await audited(operator, id)).toMatchObject([
      { call: 'POST /platform/applications/reveal', after: { seen: ['mobile', 'licence_no'] } },
    ]);
    for (const key of ['reveal', 'approve'] as const) {
      const call = operator.client.call(`POST /platform/applications/${key}`, { id: 999_999 });
      expect(await getRefusalKey(call)).toBe('common.not_found');
    }
    expect(await getRefusalKey(details(operator, 999_999))).toBe('common.not_found');
  });

  it('is the platform’s staff whose role has the right', async ({ market }) => {
    const { id, shopper } = await anApplication(market);
    const support = await anOperator(market, 'support');
    const look = (client: typeof shopper.client) =>
      getRefusalKey(client.call('GET /platform/applications/details', { id }));
    expect(await look(market.client())).toBe('common.login_required');
    expect(await look(shopper.client)).toBe('common.login_required');
    expect(await look(support.client)).toBe('common.no_permission');
  });
});

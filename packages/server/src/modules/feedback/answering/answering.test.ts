import {
  anOperator,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  type ShopperPerson,
  sendFeedback,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

/** Another address for each, so that none is the sixth of its hour. */
let addresses = 0;
async function sendAsVisitor(market: Market): Promise<number> {
  addresses += 1;
  const { body } = await market.request(
    'POST /wanlshop/feedback/submit',
    { rating: 3, content: '老人用字太小了' },
    { headers: { device: `device-of-a-visitor-${String(addresses).padStart(20, '0')}` } },
  );
  return (body.data as { id: number }).id;
}

const list = (
  { client }: Person,
  input: Parameters<typeof client.call<'GET /platform/feedback/list'>>[1] = {},
) => client.call('GET /platform/feedback/list', input);
const answer = ({ client }: Person, id: number, words = '下个版本就有') =>
  client.call('POST /platform/feedback/answer', { id, answer: words });
const mark = (
  { client }: Person,
  id: number,
  change: { category?: 'payment' | 'groups'; handled?: boolean },
) => client.call('POST /platform/feedback/mark', { id, ...change });
const listNotices = async () =>
  (await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' })).rows.filter(
    ({ modules }) => modules === 'feedback',
  );
const readAudit = async (market: Market, id: number) =>
  (
    await market.server.kernel.database.pool.query(
      `select staff_id::int, before, after from audit_log where subject = 'feedback' and subject_id = $1 order by id`,
      [String(id)],
    )
  ).rows;

describe('the list of feedback', () => {
  it('has what shoppers wait for, what visitors left, and what is done', async ({ market, operator }) => {
    const sent = await sendFeedback(shopper, { contact: '13805716029', images: ['/files/00/a.webp'] });
    const visitors = await sendAsVisitor(market);
    const answered = await sendFeedback(shopper);
    await answer(operator, answered.id);
    const handled = await sendFeedback(shopper);
    await mark(operator, handled.id, { handled: true });

    const waiting = await list(operator);
    expect(waiting.rows[0]).toMatchObject({
      id: sent.id,
      user: { id: shopper.id },
      visitor: null,
      contact: '138****029',
      images: ['/files/00/a.webp'],
      can: { answer: true, handle: true },
    });
    expect((await list(operator, { tab: 'visitors' })).rows[0]).toMatchObject({
      id: visitors,
      user: null,
      visitor: expect.stringMatching(/^[0-9a-f]{4}$/),
      can: { answer: false, handle: true },
    });
    expect((await list(operator, { tab: 'answered' })).rows[0]).toMatchObject({
      id: answered.id,
      answered_by: expect.stringMatching(/./),
      can: { answer: false, handle: false },
    });
    expect((await list(operator, { tab: 'handled' })).rows[0]).toMatchObject({ id: handled.id });
    const { counts, total } = await list(operator, { tab: 'all', limit: 1 });
    expect(counts.all).toBe(counts.waiting + counts.visitors + counts.answered + counts.handled);
    expect(total).toBe(counts.all);
  });

  it('is narrowed by rating, category and words', async ({ operator }) => {
    const { id } = await sendFeedback(shopper, {
      rating: 1,
      category: 'delivery',
      content: '物流 Two Days 没更新',
    });
    const found = await list(operator, { rating: 1, category: 'delivery', keyword: 'two days' });
    expect(found.rows.map((row) => row.id)).toEqual([id]);
    expect((await list(operator, { rating: 2, keyword: 'two days' })).rows).toEqual([]);
  });

  it('says by what app it was sent where the person agreed to it', async ({ operator }) => {
    await sendFeedback(shopper, { diagnostics: { version: '1.1.11', fault: '网络不佳' } });
    expect((await list(operator)).rows[0]).toMatchObject({ version: '1.1.11', fault: '网络不佳', app: 'H5' });
    await sendFeedback(shopper);
    expect((await list(operator)).rows[0]).toMatchObject({ version: '', fault: '', app: '', agent: '' });
  });
});

describe('an answer', () => {
  it('is the shopper’s to read, and a notice to them', async ({ market, operator }) => {
    const { id } = await sendFeedback(shopper);
    const after = await answer(operator, id);
    expect(after).toMatchObject({ state: 'answered', answer: '下个版本就有', can: { answer: false } });
    expect(await shopper.client.call('GET /wanlshop/feedback/details', { id })).toMatchObject({
      state: 'answered',
      answer: '下个版本就有',
      answered_at: market.seconds(),
    });
    expect(await listNotices()).toMatchObject([{ modules_id: id, content: '平台答复：下个版本就有' }]);
    expect(await readAudit(market, id)).toMatchObject([
      { staff_id: operator.id, before: { state: 'submitted' }, after: { state: 'answered' } },
    ]);
  });

  it('reads as a notice in the shopper’s language, opened once they look', async ({ market, operator }) => {
    const { id } = await sendFeedback(shopper);
    await answer(operator, id, 'It comes with the next version');
    const english = market.client(shopper.token, 'en');
    const read = async () => (await english.call('GET /wanlshop/notice/list', { kind: 'notify' })).rows[0];
    expect(await read()).toMatchObject({
      title: 'Your feedback was answered',
      content: 'Chengji: It comes with the next version',
      modules: 'feedback',
      read: false,
    });
    await english.call('POST /wanlshop/notice/read', { id: (await read())?.id ?? 0 });
    expect(await read()).toMatchObject({ read: true });
  });

  it('stands: a second one is refused, and told nobody', async ({ operator }) => {
    const { id } = await sendFeedback(shopper);
    await answer(operator, id);
    expect(await getRefusalKey(answer(operator, id, '改一下'))).toBe('feedback.state_changed');
    expect(await getRefusalKey(mark(operator, id, { handled: true }))).toBe('feedback.state_changed');
    expect(await listNotices()).toHaveLength(1);
  });

  it('is not for a visitor, nor for what is not there', async ({ market, operator }) => {
    expect(await getRefusalKey(answer(operator, await sendAsVisitor(market)))).toBe(
      'feedback.visitor_unanswerable',
    );
    expect(await getRefusalKey(answer(operator, 900_000_000))).toBe('common.not_found');
  });
});

describe('a mark', () => {
  it('sorts feedback elsewhere, answered or not', async ({ operator }) => {
    const { id } = await sendFeedback(shopper);
    expect(await mark(operator, id, { category: 'payment' })).toMatchObject({
      category: 'payment',
      state: 'submitted',
    });
    await answer(operator, id);
    expect(await mark(operator, id, { category: 'groups' })).toMatchObject({
      category: 'groups',
      state: 'answered',
    });
  });

  it('says that it is handled, and may be taken back; handled feedback can be answered', async ({
    market,
    operator,
  }) => {
    const { id } = await sendFeedback(shopper);
    await mark(operator, id, { handled: true });
    expect(await mark(operator, id, { handled: true })).toMatchObject({ state: 'handled' });
    expect(await mark(operator, id, { handled: false })).toMatchObject({ state: 'submitted' });
    await mark(operator, id, { handled: true });
    expect(await answer(operator, id)).toMatchObject({ state: 'answered' });
    expect((await readAudit(market, id)).map(({ after }) => after.state)).toEqual([
      'handled',
      'submitted',
      'handled',
      'answered',
    ]);
    expect(await mark(operator, await sendAsVisitor(market), { handled: true })).toMatchObject({
      state: 'handled',
    });
    expect(await getRefusalKey(mark(operator, 900_000_000, { handled: true }))).toBe('common.not_found');
  });
});

describe('where a person can be reached', () => {
  it('is shown whole to who may, and each reading is recorded', async ({ market, operator }) => {
    const { id } = await sendFeedback(shopper, { contact: 'lin@example.com' });
    const read = ({ client }: Person) => client.call('POST /platform/feedback/contact', { id });
    expect(await read(operator)).toEqual({ contact: 'lin@example.com' });
    await read(operator);
    expect(await readAudit(market, id)).toMatchObject([
      { staff_id: operator.id, after: { contact_read: true } },
      { staff_id: operator.id, after: { contact_read: true } },
    ]);
    const missing = operator.client.call('POST /platform/feedback/contact', { id: 900_000_000 });
    expect(await getRefusalKey(missing)).toBe('common.not_found');
  });
});

describe('the rating over time', () => {
  it('counts each day of the range, and how much was answered within a day', async ({ market, operator }) => {
    const figures = () => operator.client.call('GET /platform/feedback/figures', { days: 7 });
    await market.advance(8 * 86_400);
    const inTime = await sendFeedback(shopper, { rating: 5, category: 'groups' });
    await answer(operator, inTime.id);
    await sendFeedback(shopper, { rating: 2, category: 'groups' });
    expect((await figures()).answered_in_a_day).toBeNull();
    await market.advance(86_400 + 1);
    const seen = await figures();
    expect(seen).toMatchObject({ count: 2, average: 350, answered_in_a_day: 5_000 });
    expect(seen.steps).toHaveLength(7);
    expect(seen.steps.at(-2)).toMatchObject({
      count: 2,
      average: 350,
      most: { category: 'groups', count: 2 },
    });
    expect(seen.steps.at(-1)).toMatchObject({ count: 0, average: null, most: null });
    expect(seen.ratings[0]).toEqual({ rating: 5, count: 1 });
    expect(seen.categories[0]).toMatchObject({ category: 'groups', count: 2 });
  });
});

describe('answering feedback', () => {
  it('is shut to staff without its rights', async ({ market }) => {
    const { id } = await sendFeedback(shopper);
    const clerk = await anOperator(market);
    await market.server.kernel.database.pool.query(
      "update platform_staff set role = 'without any right' where id = $1",
      [clerk.id],
    );
    for (const ask of [
      () => list(clerk),
      () => answer(clerk, id),
      () => mark(clerk, id, { handled: true }),
      () => clerk.client.call('GET /platform/feedback/figures', {}),
      () => clerk.client.call('POST /platform/feedback/contact', { id }),
    ])
      expect(await getRefusalKey(ask())).toBe('common.no_permission');
  });
});

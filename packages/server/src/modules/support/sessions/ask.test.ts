import type { CallIn, ServiceMessage } from '@chengji/contract';
import {
  aBankQuestion,
  aCard,
  aMessageId,
  anOrder,
  aShopper,
  getRefusalKey,
  handOver,
  type Market,
  openSocket,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { 'support.hours': '00:00-24:00' } })
  .extend('question', { scope: 'file' }, ({ operator }) => aBankQuestion(operator));

type Asked = Omit<CallIn<'POST /wanlshop/service/ask'>, 'client_msg_id'>;
const device = (name: string) => `device-secret-${name}`;
const aVisitor = (market: Market, name: string) => ({ client: market.client(null, 'zh', device(name)) });
const ask = ({ client }: Pick<Person, 'client'>, input: Asked, client_msg_id = aMessageId()) =>
  client.call('POST /wanlshop/service/ask', { ...input, client_msg_id });
const history = ({ client }: Pick<Person, 'client'>, input: object = {}) =>
  client.call('GET /wanlshop/service/history', input);
const last = ({ rows }: { rows: ServiceMessage[] }) => rows.at(-1) as ServiceMessage;
const kinds = ({ blocks }: ServiceMessage) => blocks.map(({ kind }) => kind);

describe('a question', () => {
  it('is answered from its source, which is quoted and named', async ({ shopper, question }) => {
    const said = await ask(shopper, { text: '我想要报销的发票' });
    expect(said.session.state).toBe('assistant');
    expect(said.rows.map(({ by }) => by)).toEqual(['shopper', 'assistant']);
    expect(last(said)).toMatchObject({
      can_rate: true,
      blocks: [
        {
          kind: 'answer',
          text: question.answer.zh,
          worded: false,
          sources: [{ kind: 'question', id: question.id, title: question.question.zh }],
        },
      ],
    });
    expect(await shopper.client.call('GET /wanlshop/service/question', { id: question.id })).toMatchObject({
      answer: question.answer.zh,
    });
  });

  it('that nothing answers is said to be unknown, and offers what is near', async ({ shopper, question }) => {
    const far = last(await ask(shopper, { text: '今天天气怎么样' }));
    expect(far).toMatchObject({ can_rate: false, blocks: [{ kind: 'unknown' }] });
    const near = last(await ask(shopper, { text: '发票印章蓝色墨水火星' }));
    expect(near.blocks).toContainEqual({
      kind: 'questions',
      rows: [{ id: question.id, question: question.question.zh }],
    });
  });

  it('sent twice is one message, also at once', async ({ market }) => {
    const person = aVisitor(market, 'twice');
    const id = aMessageId();
    const said = await Promise.all([1, 2, 3].map(() => ask(person, { text: '发票' }, id)));
    expect(new Set(said.map(({ rows }) => rows[0]?.id)).size).toBe(1);
    expect((await history(person)).rows).toHaveLength(2);
    expect((await ask(person, { text: '发票' }, id)).rows.map(({ by }) => by)).toEqual([
      'shopper',
      'assistant',
    ]);
  });

  it('of the bank is answered by itself; one that is gone is not there', async ({ shopper, question }) => {
    const said = await ask(shopper, { question_id: question.id });
    expect(said.rows[0]?.blocks).toEqual([{ kind: 'text', text: question.question.zh }]);
    expect(kinds(last(said))).toEqual(['answer']);
    expect(await getRefusalKey(ask(shopper, { question_id: 999_999 }))).toBe('common.not_found');
  });

  it.for<Asked>([{}, { text: '' }, { text: 'x'.repeat(201) }, { text: '发票', question_id: 1 }])(
    'is one thing, and not too long: %j is refused',
    async (input, { shopper }) =>
      expect(await getRefusalKey(ask(shopper, input))).toBe('common.invalid_input'),
  );
});

describe('one’s own things', () => {
  it.for([
    ['我的快递到哪了', '您还没有订单。'],
    ['我的退款到哪了', '您没有退款。'],
    ['我的优惠券', '您没有可用的优惠券。'],
    ['怎么联系商家', '您还没有订单。在商品页或店铺页可以联系商家。'],
  ] as const)('“%s” of who has none says so', async ([text, answer], { market }) => {
    expect(last(await ask(await aShopper(market), { text })).blocks).toEqual([
      { kind: 'text', text: answer },
    ]);
  });

  it('are shown as cards of the real thing', async ({ market, buyer, shop }) => {
    const { id } = await anOrder(market, buyer, shop, { state: 'pending_shipment' });
    expect(last(await ask(buyer, { text: '我的快递到哪了' })).blocks[1]).toMatchObject({
      kind: 'orders',
      rows: [{ order_id: id }],
    });
    expect(last(await ask(buyer, { text: '怎么联系商家' })).blocks[1]).toMatchObject({
      rows: [{ shop_id: shop.id, order_id: id }],
    });
    expect(last(await ask(buyer, { text: '我的余额' })).blocks[0]).toMatchObject({ kind: 'wallet' });
    const card = await aCard(buyer, shop.seller);
    expect(last(await ask(buyer, { text: '我的优惠券' })).blocks[1]).toMatchObject({
      rows: [{ card_id: card.id }],
    });
    const about = await ask(buyer, { order_id: id });
    expect(about.rows[0]?.blocks[0]).toMatchObject({ kind: 'orders', rows: [{ order_id: id }] });
    expect(kinds(last(about))).toEqual(['text']);
    expect(await getRefusalKey(ask(await aShopper(market), { order_id: id }))).toBe('common.not_found');
  });

  it('ask a visitor to log in', async ({ market }) => {
    const visitor = aVisitor(market, 'own');
    expect(kinds(last(await ask(visitor, { text: '我的退款到哪了' })))).toEqual(['login']);
    expect(await getRefusalKey(ask(visitor, { order_id: 1 }))).toBe('common.login_required');
  });
});

describe('the conversation', () => {
  it('of a visitor is their device’s alone, and needs one', async ({ market, question }) => {
    const visitor = aVisitor(market, 'one');
    const { rows } = await ask(visitor, { text: '发票' });
    expect((await history(visitor)).rows).toEqual(rows);
    expect((await history(aVisitor(market, 'other'))).rows).toEqual([]);
    expect(await getRefusalKey(history({ client: market.client() }))).toBe('support.no_device');
    const answer = { id: rows.at(-1)?.id ?? 0, helpful: true };
    const stranger = aVisitor(market, 'other').client.call('POST /wanlshop/service/feedback', answer);
    expect(await getRefusalKey(stranger)).toBe('common.not_found');
    expect(question.id).toBeGreaterThan(0);
  });

  it('goes on when the visitor logs in', async ({ market }) => {
    const visitor = aVisitor(market, 'joins');
    await ask(visitor, { text: '发票' });
    const waiting = await handOver(visitor);
    const { token } = await aShopper(market);
    const client = market.client(token, 'zh', device('joins'));
    await ask({ client: market.client(token) }, { text: '你好' });
    expect((await client.call('POST /wanlshop/service/open', {})).session).toMatchObject({
      id: waiting,
      state: 'queued',
    });
    expect((await history({ client })).rows.length).toBeGreaterThan(3);
    expect((await history(visitor)).rows).toEqual([]);
  });

  it('is read in parts, before and after a message', async ({ market }) => {
    const person = await aShopper(market);
    for (const text of ['一', '二', '三']) await ask(person, { text });
    const all = (await history(person)).rows.map(({ id }) => id);
    expect(all).toEqual(all.toSorted((left, right) => left - right));
    const newest = await history(person, { limit: 2 });
    expect(newest).toMatchObject({ has_more: true, rows: [{ id: all[4] }, { id: all[5] }] });
    expect((await history(person, { before_id: all[4], limit: 50 })).rows.map(({ id }) => id)).toEqual(
      all.slice(0, 4),
    );
    expect((await history(person, { after_id: all[3] })).rows.map(({ id }) => id)).toEqual(all.slice(4));
  });

  it('is closed by the person, and what is asked next begins another', async ({ market }) => {
    const person = await aShopper(market);
    const close = () => person.client.call('POST /wanlshop/service/close');
    expect(await close()).toBeNull();
    const { session } = await ask(person, { text: '发票' });
    expect(await close()).toMatchObject({ session: { id: session.id, state: 'closed' } });
    expect((await history(person)).session).toBeNull();
    expect((await ask(person, { text: '发票' })).session.id).not.toBe(session.id);
  });

  it('is heard by a visitor’s open socket', async ({ market }) => {
    const visitor = aVisitor(market, 'hears');
    const socket = await openSocket(market);
    await visitor.client.call('POST /wanlshop/service/open', { client_id: socket.clientId });
    const { rows } = await ask(visitor, { text: '发票' });
    expect(await socket.hear('service')).toMatchObject({
      id: rows[0]?.id,
      message: { content: { text: '发票' } },
    });
    socket.close();
  });

  it('goes with the account', async ({ market }) => {
    const person = await aShopper(market);
    await ask(person, { text: '发票' });
    const { supportModule } = await import('../support.module.ts');
    await supportModule.listeners?.[0]?.handle(market.context(), { shopperId: person.id } as never);
    expect((await history(person)).rows).toEqual([]);
  });
});

describe('an answer', () => {
  it('is rated, and the last rating counts once', async ({ market, operator }) => {
    const person = await aShopper(market);
    const { id } = await aBankQuestion(operator, { question: { zh: '怎么称体重', en: 'Weigh' } });
    const answer = last(await ask(person, { question_id: id }));
    const rate = (helpful: boolean) =>
      person.client.call('POST /wanlshop/service/feedback', { id: answer.id, helpful });
    await rate(true);
    await rate(true);
    expect(await rate(false)).toMatchObject({ helpful: false });
    expect(await operator.client.call('GET /platform/bank/details', { id })).toMatchObject({
      asked: 1,
      helpful: 0,
      unhelpful: 1,
    });
  });

  it('is rated only where it is one', async ({ shopper }) => {
    const said = await ask(shopper, { text: '发票' });
    const rate = shopper.client.call('POST /wanlshop/service/feedback', {
      id: said.rows[0]?.id ?? 0,
      helpful: true,
    });
    expect(await getRefusalKey(rate)).toBe('support.not_rateable');
  });
});

describe('suggestions', () => {
  it('are those most asked, others with each turn, and while typing those that fit', async ({
    market,
    question,
  }) => {
    const suggest = async (input: object) =>
      (await market.client().call('GET /wanlshop/service/suggest', input)).rows.map(({ id }) => id);
    expect((await suggest({})).length).toBeGreaterThan(0);
    expect(await suggest({ turn: 1_000 })).toBeInstanceOf(Array);
    expect(await suggest({ text: '发票' })).toContain(question.id);
    expect(await suggest({ text: '火星' })).toEqual([]);
  });

  it('name no question that is off', async ({ market, operator }) => {
    const { id } = await aBankQuestion(operator, { is_on: false });
    const read = market.client().call('GET /wanlshop/service/question', { id });
    expect(await getRefusalKey(read)).toBe('common.not_found');
  });
});

import {
  aMessageId,
  anOperator,
  aShopper,
  getRefusalKey,
  handOver,
  type Market,
  openSocket,
  type Person,
  startMarket,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: { 'support.hours': '00:00-24:00' } });

const act = (person: Person, name: 'take' | 'release' | 'close', id: number) =>
  person.client.call(`POST /platform/support/${name}`, { id });
const reply = (person: Person, id: number, text: string, client_msg_id = aMessageId()) =>
  person.client.call('POST /platform/support/reply', { id, text, client_msg_id });
const list = (person: Person, tab: 'all' | 'queued' | 'mine' | 'left' | 'closed' = 'all') =>
  person.client.call('GET /platform/support/list', { tab });
const open = ({ client }: Pick<Person, 'client'>) => client.call('POST /wanlshop/service/open');

describe('a handover', () => {
  it('waits in a queue with a place and an expected wait, asked again the same', async ({
    market,
    operator,
  }) => {
    const [first, second] = [await aShopper(market), await aShopper(market)];
    const id = await handOver(first, '我要人工');
    await handOver(second);
    expect(await handOver(first)).toBe(id);
    const { session } = await open(second);
    expect(session).toMatchObject({ state: 'queued', place: 2 });
    expect(session?.wait_seconds).toBeGreaterThan(0);
    const { rows, counts, inbox } = await list(operator, 'queued');
    expect(rows[0]).toMatchObject({ id, user: { id: first.id }, content: '我要人工', count: 1 });
    expect(counts.queued).toBe(inbox.waiting);
    for (const row of rows) await act(operator, 'close', row.id);
  });

  it('moves on when another is taken, and the waiting hear of it', async ({ market, operator }) => {
    const [first, second] = [await aShopper(market), await aShopper(market)];
    const id = await handOver(first);
    const waiting = await handOver(second);
    const socket = await openSocket(market);
    await second.client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    await act(operator, 'take', id);
    expect(await socket.hear('service')).toMatchObject({ session_id: waiting, id: 0 });
    expect((await open(second)).session).toMatchObject({ place: 1 });
    socket.close();
    for (const one of [id, waiting]) await act(operator, 'close', one);
  });

  it('taken by two at once is one’s', async ({ market, operator }) => {
    const id = await handOver(await aShopper(market));
    const other = await anOperator(market);
    const taken = await Promise.allSettled([act(operator, 'take', id), act(other, 'take', id)]);
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = taken[0]?.status === 'fulfilled' ? operator : other;
    const loser = winner === operator ? other : operator;
    expect(await getRefusalKey(act(loser, 'take', id))).toBe('support.state_changed');
    expect(await getRefusalKey(reply(loser, id, '您好'))).toBe('support.state_changed');
    expect(await getRefusalKey(act(loser, 'close', id))).toBe('support.state_changed');
    expect((await list(winner, 'mine')).rows.map((row) => row.id)).toContain(id);
    await act(winner, 'close', id);
  });

  it('is answered and closed, each heard by the person, a repeat once', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person);
    await act(operator, 'take', id);
    const said = await person.client.call('POST /wanlshop/service/ask', {
      text: '发票',
      client_msg_id: aMessageId(),
    });
    expect(said.rows.map(({ by }) => by)).toEqual(['shopper']);
    const messageId = aMessageId();
    await reply(operator, id, '请稍等', messageId);
    const { messages, can, count } = await reply(operator, id, '请稍等', messageId);
    expect(messages.filter(({ by }) => by === 'agent')).toHaveLength(1);
    expect(can).toEqual({ take: false, answer: true, close: true });
    expect(count).toBe(0);
    expect(await act(operator, 'close', id)).toMatchObject({ state: 'closed' });
    const { rows, session } = await person.client.call('GET /wanlshop/service/history');
    expect(session).toBeNull();
    expect(rows.map(({ by }) => by)).toEqual(['system', 'system', 'shopper', 'agent', 'system']);
    expect(rows.at(-1)?.blocks).toMatchObject([{ kind: 'event', event: 'closed' }]);
    expect((await list(operator, 'closed')).rows[0]?.id).toBe(id);
    expect(await getRefusalKey(act(operator, 'take', id))).toBe('support.state_changed');
  });

  it('is given back to its old place', async ({ market, operator }) => {
    const [first, second] = [await aShopper(market), await aShopper(market)];
    const [id, later] = [await handOver(first), await handOver(second)];
    await act(operator, 'take', id);
    expect(await act(operator, 'release', id)).toMatchObject({ state: 'queued', can: { take: true } });
    expect((await open(first)).session).toMatchObject({ place: 1 });
    expect(await getRefusalKey(act(operator, 'release', id))).toBe('support.state_changed');
    for (const one of [id, later]) await act(operator, 'close', one);
  });
});

describe('the inbox', () => {
  it('shows what was handed over and no other conversation', async ({ market, operator }) => {
    const person = await aShopper(market);
    const { session } = await person.client.call('POST /wanlshop/service/ask', {
      text: '发票',
      client_msg_id: aMessageId(),
    });
    const read = operator.client.call('GET /platform/support/details', { id: session.id });
    expect(await getRefusalKey(read)).toBe('common.not_found');
    for (const name of ['take', 'close'] as const)
      expect(await getRefusalKey(act(operator, name, session.id))).toBe('common.not_found');
  });

  it('is for those who hold its rights', async ({ market, shop, shopper }) => {
    const clerk = await anOperator(market, 'finance');
    expect(await getRefusalKey(list(clerk))).toBe('common.no_permission');
    expect(await getRefusalKey(list(shop.seller))).toBe('common.login_required');
    expect(await getRefusalKey(list(shopper))).toBe('common.login_required');
  });

  it('counts what was asked, answered, found helpful and handed over', async ({ market, operator }) => {
    const figures = () => operator.client.call('GET /platform/support/figures', { days: 1 });
    const before = await figures();
    const person = await aShopper(market);
    await person.client.call('POST /wanlshop/service/ask', { text: '今天天气', client_msg_id: aMessageId() });
    const { rows } = await person.client.call('POST /wanlshop/service/ask', {
      text: '我的余额',
      client_msg_id: aMessageId(),
    });
    await person.client.call('POST /wanlshop/service/feedback', { id: rows[1]?.id ?? 0, helpful: true });
    await act(operator, 'close', await handOver(person));
    expect(await figures()).toEqual({
      asked: before.asked + 2,
      answered: before.answered + 1,
      helpful: before.helpful + 1,
      unhelpful: before.unhelpful,
      handed_over: before.handed_over + 1,
    });
  });
});

describe('out of hours', () => {
  const closed = async (): Promise<Market> => {
    const market = await startMarket();
    const hour = Number(market.context().calendar.toMinuteText(market.now()).slice(11, 13));
    const from = String((hour + 2) % 24).padStart(2, '0');
    const to = String((hour + 3) % 24).padStart(2, '0');
    const { settings } = market.server.kernel.services;
    await settings.save(market.context(), 'support.hours', `${from}:00-${to}:00`);
    return market;
  };

  it('a message is left, and a notice answers it', async () => {
    const market = await closed();
    const operator = await anOperator(market);
    const person = await aShopper(market);
    const { inbox } = await open(person);
    expect(inbox.is_open).toBe(false);
    expect(inbox.opens_at).toBeGreaterThan(market.seconds());
    expect(await getRefusalKey(handOver(person))).toBe('support.leave_message');
    const visitor = { client: market.client(null, 'zh', 'device-secret-night') };
    expect(await getRefusalKey(handOver(visitor, '在吗'))).toBe('common.login_required');
    const id = await handOver(person, '退款没到账');
    expect((await list(operator, 'left')).rows).toMatchObject([{ id, content: '退款没到账' }]);
    expect(await reply(operator, id, '已为您催办')).toMatchObject({ state: 'closed' });
    const notices = await person.client.call('GET /wanlshop/notice/list', {});
    expect(notices.rows[0]).toMatchObject({ content: '客服答复：已为您催办', modules: 'service' });
    await market.stop();
  });
});

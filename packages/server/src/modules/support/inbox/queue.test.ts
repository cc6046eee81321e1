import {
  aMessageId,
  anOperator,
  aShopper,
  askService,
  aVisitor,
  getRefusalKey,
  handOver,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { 'support.hours': '00:00-24:00' } })
  .extend('colleague', { scope: 'file' }, ({ market }) => anOperator(market, 'support'));

const act = ({ client }: Person, name: 'take' | 'release' | 'close', id: number) =>
  client.call(`POST /platform/support/${name}`, { id });
const reply = ({ client }: Person, id: number, text: string, client_msg_id = aMessageId()) =>
  client.call('POST /platform/support/reply', { id, text, client_msg_id });
const open = async ({ client }: Pick<Person, 'client'>) => client.call('POST /wanlshop/service/open', {});

it.afterEach(async ({ operator, colleague }) => {
  for (const agent of [operator, colleague]) {
    const { rows } = await agent.client.call('GET /platform/support/list', { limit: 100 });
    for (const { id, state, is_mine } of rows)
      if (state !== 'taken' || is_mine) await act(agent, 'close', id);
  }
});

describe('the places of the queue', () => {
  it('are those in which people asked, a visitor’s among them, each once', async ({ market }) => {
    const people = [await aShopper(market), aVisitor(market, 'second'), await aShopper(market)];
    for (const person of people) await handOver(person);
    const seen = [];
    for (const person of people) seen.push((await open(person)).session?.place);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('are different for all who ask at once', async ({ market }) => {
    const people = await Promise.all([1, 2, 3, 4].map(() => aShopper(market)));
    await Promise.all(people.map((person) => handOver(person)));
    const places = await Promise.all(people.map(async (person) => (await open(person)).session?.place));
    expect(places.toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('is one for who asks twice at once, and what they said is there once', async ({ market }) => {
    const person = await aShopper(market);
    const [one, two] = await Promise.all([handOver(person, '我要人工'), handOver(person, '我要人工')]);
    expect(one).toBe(two);
    const { rows } = await person.client.call('GET /wanlshop/service/history', {});
    expect(rows.map(({ by }) => by)).toEqual(['shopper', 'system']);
  });

  it('move up when one before is taken, or goes', async ({ market, operator }) => {
    const people = [await aShopper(market), await aShopper(market), await aShopper(market)] as const;
    const ids: number[] = [];
    for (const person of people) ids.push(await handOver(person));
    await act(operator, 'take', ids[0] ?? 0);
    expect((await open(people[2])).session?.place).toBe(2);
    await act(operator, 'close', ids[1] ?? 0);
    expect((await open(people[2])).session?.place).toBe(1);
  });

  it('tell how long one waits, and so does the inbox to who has not asked', async ({ market }) => {
    const person = await aShopper(market);
    expect((await open(person)).inbox).toMatchObject({ is_open: true, opens_at: null, waiting: 0 });
    await handOver(person);
    const { session, inbox } = await open(person);
    expect(inbox.waiting).toBe(1);
    expect(inbox.wait_seconds).toBe((session?.wait_seconds ?? 0) * 2);
  });

  it('are not told of who is answered already', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person);
    await act(operator, 'take', id);
    expect((await open(person)).session).toMatchObject({ state: 'taken', place: null, wait_seconds: null });
    expect((await open(person)).session?.agent).not.toBe('');
  });
});

describe('a session that is taken', () => {
  it('is the agent’s alone: a colleague reads it, and neither answers, gives it back nor ends it', async ({
    market,
    operator,
    colleague,
  }) => {
    const id = await handOver(await aShopper(market));
    await act(operator, 'take', id);
    const seen = await colleague.client.call('GET /platform/support/details', { id });
    expect(seen).toMatchObject({ is_mine: false, can: { take: false, answer: false, close: false } });
    expect(seen.taken_by).not.toBe('');
    for (const refused of [
      () => act(colleague, 'take', id),
      () => act(colleague, 'release', id),
      () => act(colleague, 'close', id),
      () => reply(colleague, id, '您好'),
    ])
      expect(await getRefusalKey(refused())).toBe('support.state_changed');
  });

  it('given back is the colleague’s to take, and both are named to the person', async ({
    market,
    operator,
    colleague,
  }) => {
    const person = await aShopper(market);
    const id = await handOver(person);
    await act(operator, 'take', id);
    await act(operator, 'release', id);
    await act(colleague, 'take', id);
    const { rows } = await person.client.call('GET /wanlshop/service/history', {});
    const events = rows.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'event');
    expect(events.map(({ event }) => event)).toEqual(['queued', 'taken', 'released', 'taken']);
    expect(new Set(events.slice(1).map(({ by }) => by)).size).toBe(2);
  });

  it('hears the person without the assistant, and counts what waits for an answer', async ({
    market,
    operator,
  }) => {
    const person = await aShopper(market);
    const id = await handOver(person, '第一句');
    await act(operator, 'take', id);
    for (const text of ['第二句', '第三句']) await askService(person, { text });
    const details = () => operator.client.call('GET /platform/support/details', { id });
    expect(await details()).toMatchObject({ count: 3, content: '第三句' });
    expect(await reply(operator, id, '好的')).toMatchObject({ count: 0, content: '好的' });
    expect((await details()).messages.some(({ by }) => by === 'assistant')).toBe(false);
  });

  it('is answered before it is taken by nobody', async ({ market, operator }) => {
    const id = await handOver(await aShopper(market));
    expect(await getRefusalKey(reply(operator, id, '您好'))).toBe('support.state_changed');
    expect(await getRefusalKey(act(operator, 'release', id))).toBe('support.state_changed');
  });

  it('hears the same answer once, though it is sent several times at once', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person);
    await act(operator, 'take', id);
    const messageId = aMessageId();
    await Promise.all([1, 2, 3].map(() => reply(operator, id, '请稍等', messageId)));
    const { rows } = await person.client.call('GET /wanlshop/service/history', {});
    expect(rows.filter(({ by }) => by === 'agent')).toMatchObject([
      { blocks: [{ kind: 'text', text: '请稍等' }], client_msg_id: messageId },
    ]);
  });

  it.for([{ text: '' }, { text: ' ' }, { text: 'x'.repeat(1_001) }, { client_msg_id: 'x' }, { id: 0 }])(
    'is not answered with %j',
    async (input, { operator }) => {
      const call = operator.client.call('POST /platform/support/reply', {
        id: 1,
        text: '您好',
        client_msg_id: aMessageId(),
        ...input,
      });
      expect(await getRefusalKey(call)).toBe('common.invalid_input');
    },
  );
});

describe('a release and a close at once', () => {
  it('are one of the two, and the session is in one state', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person);
    await act(operator, 'take', id);
    const done = await Promise.allSettled([act(operator, 'release', id), act(operator, 'close', id)]);
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { rows } = await person.client.call('GET /wanlshop/service/history', {});
    const events = rows.flatMap(({ blocks }) => blocks.map((block) => block.kind === 'event' && block.event));
    const { state } = await operator.client.call('GET /platform/support/details', { id });
    expect(events.at(-1)).toBe(state === 'closed' ? 'closed' : 'released');
  });
});

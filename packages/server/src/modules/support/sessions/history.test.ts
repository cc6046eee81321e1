import { aMessageId, aShopper, askService, aVisitor, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { 'support.hours': '00:00-24:00' } })
  .extend('talker', { scope: 'file' }, async ({ market }) => {
    const person = await aShopper(market);
    for (const text of ['一二三', '四五六', '七八九']) await askService(person, { text });
    return person;
  });

const read = ({ client }: Pick<Person, 'client'>, input: object = {}) =>
  client.call('GET /wanlshop/service/history', input);
const ids = async (person: Pick<Person, 'client'>, input: object = {}) =>
  (await read(person, input)).rows.map(({ id }) => id);

describe('the history of a conversation', () => {
  it('is read backwards to its beginning, each message once', async ({ talker }) => {
    const all = await ids(talker);
    const parts: number[][] = [];
    let before: number | undefined;
    for (let more = true; more; ) {
      const { rows, has_more } = await read(talker, { limit: 2, ...(before ? { before_id: before } : {}) });
      parts.unshift(rows.map(({ id }) => id));
      [before, more] = [rows[0]?.id, has_more];
    }
    expect(parts.flat()).toEqual(all);
    expect(parts).toHaveLength(3);
  });

  it('is read onwards from a message, each once', async ({ talker }) => {
    const all = await ids(talker);
    const after = await read(talker, { after_id: all[0], limit: 3 });
    expect(after).toMatchObject({ has_more: true });
    expect(after.rows.map(({ id }) => id)).toEqual(all.slice(1, 4));
    expect(await ids(talker, { after_id: all.at(-1) })).toEqual([]);
  });

  it('is empty before its first message', async ({ talker }) => {
    const [first] = await ids(talker);
    expect(await read(talker, { before_id: first })).toMatchObject({ rows: [], has_more: false });
  });

  it('goes over conversations that were closed', async ({ market }) => {
    const person = await aShopper(market);
    await askService(person, { text: '发票' });
    await person.client.call('POST /wanlshop/service/close', {});
    await askService(person, { text: '退款' });
    const { rows, session } = await read(person);
    expect(new Set(rows.map(({ session_id }) => session_id)).size).toBe(2);
    expect(rows.at(-1)?.session_id).toBe(session?.id);
  });

  it.for([{ limit: 0 }, { limit: 51 }, { before_id: 0 }, { after_id: -1 }, { before_id: 'x' }])(
    '%j is refused',
    async (input, { talker }) =>
      expect(await getRefusalKey(read(talker, input))).toBe('common.invalid_input'),
  );

  it('of another is not read by a message’s id', async ({ market, talker }) => {
    const [first = 0] = await ids(talker);
    expect(await ids(await aShopper(market), { before_id: first + 1 })).toEqual([]);
    expect(await ids(aVisitor(market, 'reads'), { before_id: first + 1 })).toEqual([]);
  });
});

describe('a message with the client’s own id', () => {
  it('is one over conversations: a late repeat opens none', async ({ market }) => {
    const person = await aShopper(market);
    const id = aMessageId();
    const first = await askService(person, { text: '发票' }, id);
    await person.client.call('POST /wanlshop/service/close', {});
    const late = await askService(person, { text: '发票' }, id);
    expect(late.rows[0]?.id).toBe(first.rows[0]?.id);
    expect(late.session).toMatchObject({ id: first.session.id, state: 'closed' });
    expect((await read(person)).session).toBeNull();
  });

  it('is what was said first, and not what a repeat says', async ({ market }) => {
    const person = await aShopper(market);
    const id = aMessageId();
    await askService(person, { text: '发票' }, id);
    const again = await askService(person, { text: '别的话' }, id);
    expect(again.rows[0]?.blocks).toEqual([{ kind: 'text', text: '发票' }]);
    expect(again.rows[0]?.client_msg_id).toBe(id);
  });

  it('is each one’s own: two people may use the same', async ({ market }) => {
    const id = aMessageId();
    const one = await askService(await aShopper(market), { text: '发票' }, id);
    const two = await askService(aVisitor(market, 'same-id'), { text: '发票' }, id);
    expect(two.rows[0]?.id).not.toBe(one.rows[0]?.id);
  });

  it('is counted once as missed, though it is sent twice at once', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = aMessageId();
    await Promise.all([1, 2, 3].map(() => askService(person, { text: '宇航员恐龙化石' }, id)));
    const { rows } = await operator.client.call('GET /platform/bank/missed');
    expect(rows.find(({ text }) => text === '宇航员恐龙化石')?.times).toBe(1);
  });

  it('from several messages at once leaves one conversation', async ({ market }) => {
    const person = await aShopper(market);
    const said = await Promise.all(['一', '二', '三'].map((text) => askService(person, { text })));
    expect(new Set(said.map(({ session }) => session.id)).size).toBe(1);
    expect(await ids(person)).toHaveLength(6);
  });

  it.for(['short', 'has blanks in it', 'x'.repeat(65), '<script>'])(
    '“%s” is refused',
    async (id, { talker }) =>
      expect(await getRefusalKey(askService(talker, { text: '发票' }, id))).toBe('common.invalid_input'),
  );
});

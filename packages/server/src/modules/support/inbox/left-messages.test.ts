import {
  aMessageId,
  anOperator,
  aShopper,
  askService,
  aVisitor,
  getRefusalKey,
  handOver,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

async function setHours(market: Market, hours: string): Promise<void> {
  const { settings } = market.server.kernel.services;
  await settings.save(market.context(), 'support.hours', hours);
  await settings.load();
}
const at = (market: Market) => {
  const [hour = '0', minute = '0'] = market
    .context()
    .calendar.toMinuteText(market.now())
    .slice(11)
    .split(':');
  return Number(hour) * 60 + Number(minute);
};
const toTime = (minute: number) => {
  const inDay = (minute + 1_440) % 1_440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};
/** Hours that begin so many minutes from now, and last one hour. */
const hoursIn = (market: Market, minutes: number) =>
  `${toTime(at(market) + minutes)}-${toTime(at(market) + minutes + 60)}`;

const it = marketTest;
it.beforeEach(({ market }) => setHours(market, hoursIn(market, 120)));

const open = ({ client }: Pick<Person, 'client'>) => client.call('POST /wanlshop/service/open', {});
const reply = ({ client }: Person, id: number, text: string, client_msg_id = aMessageId()) =>
  client.call('POST /platform/support/reply', { id, text, client_msg_id });
const notices = async ({ client }: Person) => (await client.call('GET /wanlshop/notice/list', {})).rows;

describe('a message left out of hours', () => {
  it('is answered by one notice, though two agents answer at once', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person, '发票没开');
    const colleague = await anOperator(market, 'support');
    const answers = await Promise.allSettled([reply(operator, id, '已开'), reply(colleague, id, '已开')]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await notices(person)).map(({ content }) => content)).toEqual(['客服答复：已开']);
    const { rows } = await person.client.call('GET /wanlshop/service/history', {});
    expect(rows.filter(({ by }) => by === 'agent')).toHaveLength(1);
  });

  it('answered again with the same message is answered once', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person, '发票没开');
    const messageId = aMessageId();
    await reply(operator, id, '已开', messageId);
    expect(await reply(operator, id, '已开', messageId)).toMatchObject({ state: 'closed' });
    expect(await notices(person)).toHaveLength(1);
    expect(await getRefusalKey(reply(operator, id, '还有'))).toBe('support.state_changed');
  });

  it('is not taken nor given back, but may be closed without a notice', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person, '算了');
    const details = await operator.client.call('GET /platform/support/details', { id });
    expect(details).toMatchObject({ state: 'left', can: { take: false, answer: true, close: true } });
    for (const move of ['take', 'release'] as const)
      expect(await getRefusalKey(operator.client.call(`POST /platform/support/${move}`, { id }))).toBe(
        'support.state_changed',
      );
    await operator.client.call('POST /platform/support/close', { id });
    expect(await notices(person)).toEqual([]);
  });

  it('is one: asked again there is no second, and the conversation goes to it', async ({ market }) => {
    const person = await aShopper(market);
    const id = await handOver(person, '第一次');
    expect(await handOver(person, '第二次')).toBe(id);
    const { session, rows } = await askService(person, { text: '补充一句' });
    expect(session).toMatchObject({ id, state: 'left', place: null });
    expect(rows.map(({ by }) => by)).toEqual(['shopper']);
  });

  it('says something, and is of somebody who can be told', async ({ market }) => {
    const person = await aShopper(market);
    for (const text of ['', '   '])
      expect(await getRefusalKey(handOver(person, text))).toBe('support.leave_message');
    expect(await getRefusalKey(handOver(person, 'x'.repeat(501)))).toBe('common.invalid_input');
    expect(await getRefusalKey(handOver(aVisitor(market, 'night'), '在吗'))).toBe('common.login_required');
  });

  it('that was refused leaves nothing behind', async ({ market }) => {
    const person = await aShopper(market);
    await handOver(person).catch(() => null);
    expect((await open(person)).session).toBeNull();
  });
});

describe('the hours of the agents', () => {
  it('are told with when they begin, today or tomorrow', async ({ market, shopper }) => {
    const minutesToOpening = async () => {
      const { opens_at } = (await open(shopper)).inbox;
      return Math.round(((opens_at ?? 0) * 1_000 - market.now().getTime()) / 60_000);
    };
    expect((await open(shopper)).inbox).toMatchObject({
      is_open: false,
      hours: expect.stringContaining('–'),
    });
    expect(await minutesToOpening()).toBeGreaterThanOrEqual(119);
    expect(await minutesToOpening()).toBeLessThanOrEqual(120);
    await setHours(market, hoursIn(market, -120));
    expect(await minutesToOpening()).toBeGreaterThanOrEqual(22 * 60 - 1);
    expect(await minutesToOpening()).toBeLessThanOrEqual(22 * 60);
  });

  it('decide between the queue and a message left', async ({ market, operator }) => {
    await setHours(market, '00:00-24:00');
    const person = await aShopper(market);
    const { session } = await person.client.call('POST /wanlshop/service/handover', { text: '在吗' });
    expect(session.state).toBe('queued');
    await setHours(market, hoursIn(market, 120));
    expect((await open(person)).session).toMatchObject({ state: 'queued', place: 1 });
    await operator.client.call('POST /platform/support/take', { id: session.id });
    await operator.client.call('POST /platform/support/close', { id: session.id });
  });

  it.for(['9:00-21:00', '09:00', '25:00-26:00', '09:00–21:00', '09:00-21:60', ''])(
    'are not set to “%s”',
    async (value, { operator }) => {
      const save = operator.client.call('POST /platform/settings/save', { name: 'support.hours', value });
      await expect(save).rejects.toMatchObject({ kind: 'refused' });
    },
  );
});

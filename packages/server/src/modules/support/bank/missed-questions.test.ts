import {
  aShopper,
  askService,
  aVisitor,
  getAnswer,
  getRefusalKey,
  handOver,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: { 'support.hours': '00:00-24:00' } });

const missed = ({ client }: Person, input: object = {}) => client.call('GET /platform/bank/missed', input);
const find = async (operator: Person, text: string) =>
  (await missed(operator, { limit: 100 })).rows.find((row) => row.text === text);
const saveFor = ({ client }: Person, text: string, missed_id: number) =>
  client.call('POST /platform/bank/save', {
    question: { zh: text, en: `${text} EN` },
    wordings: { zh: [], en: [] },
    answer: { zh: '答', en: 'Answer' },
    missed_id,
  });

describe('what people asked in vain', () => {
  it('is one, however it is written, and says how often and when last', async ({ market, operator }) => {
    await askService(await aShopper(market), { text: 'Teleport 我吧' });
    await market.advance(60);
    await askService(aVisitor(market, 'again'), { text: 'teleport我吧！' });
    expect(await find(operator, 'Teleport 我吧')).toMatchObject({
      times: 2,
      last_at: market.seconds(),
    });
  });

  it('is in the language it was asked in', async ({ market, operator }) => {
    await askService(aVisitor(market, 'english', 'en'), { text: 'dinosaur skeleton' });
    expect(await find(operator, 'dinosaur skeleton')).toMatchObject({ language: 'en' });
  });

  it('comes before what is asked more seldom', async ({ market, operator }) => {
    for (const name of ['often-1', 'often-2', 'often-3'])
      await askService(aVisitor(market, name), { text: '宇航员化石' });
    await askService(aVisitor(market, 'seldom'), { text: '潜水艇化石' });
    const { rows } = await missed(operator, { limit: 100 });
    const times = rows.map((row) => row.times);
    expect(times).toEqual(times.toSorted((left, right) => right - left));
  });

  it('does not say by whom it was', async ({ market, operator }) => {
    const person = await aShopper(market, { nickname: '不该出现' });
    await askService(person, { text: '火山熔岩' });
    const row = await find(operator, '火山熔岩');
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['id', 'language', 'last_at', 'text', 'times']);
  });

  it('is nothing that was said to an agent', async ({ market, operator }) => {
    const person = await aShopper(market);
    const id = await handOver(person);
    await askService(person, { text: '深海鱼灯笼' });
    expect(await find(operator, '深海鱼灯笼')).toBeUndefined();
    await operator.client.call('POST /platform/support/close', { id });
  });

  it('is read page by page', async ({ market, operator }) => {
    for (const text of ['翡翠矿', '玛瑙矿', '琥珀矿']) await askService(aVisitor(market, 'pages'), { text });
    const first = await missed(operator, { limit: 2 });
    const second = await missed(operator, { limit: 2, page: 2 });
    expect(first).toMatchObject({ next: '2', total: second.total });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('what was missed and becomes a question', () => {
  it('is answered from then on, and off the list', async ({ market, operator }) => {
    const visitor = aVisitor(market, 'settled');
    await askService(visitor, { text: '可以预约试穿' });
    await saveFor(operator, '可以预约试穿', (await find(operator, '可以预约试穿'))?.id ?? 0);
    expect(await find(operator, '可以预约试穿')).toBeUndefined();
    expect((await getAnswer(visitor, '可以预约试穿'))[0]?.kind).toBe('answer');
  });

  it('is on the list again when its question is off and it is missed again', async ({ market, operator }) => {
    const visitor = aVisitor(market, 'returns');
    await askService(visitor, { text: '孔雀羽毛扇' });
    const before = await find(operator, '孔雀羽毛扇');
    const { id } = await saveFor(operator, '孔雀羽毛扇', before?.id ?? 0);
    await operator.client.call('POST /platform/bank/delete', { id });
    await askService(visitor, { text: '孔雀羽毛扇' });
    expect(await find(operator, '孔雀羽毛扇')).toMatchObject({ id: before?.id, times: 2 });
  });

  it('stays on the list where the question was not saved', async ({ market, operator }) => {
    await askService(aVisitor(market, 'unsaved'), { text: '陨石切片' });
    const row = await find(operator, '陨石切片');
    const refused = operator.client.call('POST /platform/bank/save', {
      question: { zh: '陨石切片', en: 'Meteorite' },
      wordings: { zh: [], en: [] },
      answer: { zh: '', en: '' },
      missed_id: row?.id ?? 0,
    });
    expect(await getRefusalKey(refused)).toBe('support.answer_missing');
    expect((await find(operator, '陨石切片'))?.id).toBe(row?.id);
  });

  it('that is none is refused, and no question is saved', async ({ operator }) => {
    await expect(saveFor(operator, '不会存下', 999_999)).rejects.toMatchObject({ field: 'missed_id' });
    const { total } = await operator.client.call('GET /platform/bank/list', { keyword: '不会存下' });
    expect(total).toBe(0);
  });
});

describe('what needs no answer', () => {
  it('is dismissed once and for all, and leaves a trace', async ({ market, operator }) => {
    await askService(aVisitor(market, 'dismissed'), { text: '唱首歌听听' });
    const id = (await find(operator, '唱首歌听听'))?.id ?? 0;
    for (let again = 0; again < 2; again += 1)
      await operator.client.call('POST /platform/bank/dismiss', { id });
    await askService(aVisitor(market, 'dismissed'), { text: '唱首歌听听' });
    expect(await find(operator, '唱首歌听听')).toBeUndefined();
    const { rows } = await operator.client.call('GET /platform/audit/list', { subject: 'missed_question' });
    expect(rows[0]).toMatchObject({ subject_id: String(id), call: 'POST /platform/bank/dismiss' });
  });
});

import { describe, expect, it } from 'vitest';
import { toQuestionWords } from './question-words.rules.ts';

const tokens = (text: string) => toQuestionWords(text).map(({ token }) => token);
const getWeights = (text: string) =>
  Object.fromEntries(toQuestionWords(text).map(({ token, weight }) => [token, weight]));

describe('the words of a Chinese question', () => {
  it('are its characters and their pairs, of which a pair tells more', () =>
    expect(getWeights('退款')).toEqual({ 退: 0.35, 款: 0.35, 退款: 1 }));

  it.each(['我的', '请问', '这个是什么', '怎么办', '能不能', '？！', '   '])(
    'are none where all of it is said in every question: “%s”',
    (text) => expect(tokens(text)).toEqual([]),
  );

  it('do not change with polite words around them', () =>
    expect(tokens('请问你们可以退款吗')).toEqual(tokens('退款')));

  it('are said once, however often they are asked', () =>
    expect(tokens('退款！退款？')).toEqual(tokens('退款')));

  it('make no pair over a filler that stood between them', () => {
    expect(tokens('退的款')).toEqual(['退', '款']);
    expect(new Set(toQuestionWords('退的款').map(({ part }) => part)).size).toBe(2);
  });

  it('are told apart by the parts that stand together', () => {
    const parts = new Map(toQuestionWords('48小时').map(({ token, part }) => [token, part]));
    expect(parts.get('小')).toBe(parts.get('小时'));
    expect(parts.get('48')).not.toBe(parts.get('小时'));
  });

  it('count a number for less than a word', () =>
    expect(getWeights('48小时')).toMatchObject({ 48: 0.5, 小时: 1 }));

  it.each([
    ['卖家不发货', '商家没发货'],
    ['几天到', '多久到'],
    ['帐号登陆', '账号登录'],
    ['优惠卷', '优惠券'],
  ])('are those of the service: “%s” is asked like “%s”', (said, meant) =>
    expect(tokens(said)).toEqual(tokens(meant)),
  );
});

describe('the words of an English question', () => {
  it('are its words without what grammar adds', () =>
    expect(tokens('Where are my parcels?')).toEqual(tokens('parcel')));

  it.each(['How do I', 'What is that for', 'Can you please', 'the'])(
    'are none where all of it is said in every question: “%s”',
    (text) => expect(tokens(text)).toEqual([]),
  );

  it.each([
    ['log in', 'login'],
    ['sign-in', 'login'],
    ['signing up', 'register'],
    ['cashing out', 'withdraw'],
    ['top up', 'recharge'],
    ['add money', 'recharge'],
    ['money back', 'refund'],
  ])('read “%s” as the one thing it is, “%s”', (said, meant) => expect(tokens(said)).toEqual(tokens(meant)));

  it('read each way of asking when as one', () => {
    for (const asked of ['How long', 'When', 'How many days', 'How soon'])
      expect(tokens(`${asked} refund`)).toEqual(tokens('how long refund'));
  });

  it.each(['won’t ship', "won't ship", 'not ship', 'never ship', 'cannot ship'])(
    'keep that it is denied: “%s”',
    (text) => expect(tokens(text)).toEqual(tokens('not ship')),
  );

  it('are the same in capitals and in full width', () => {
    expect(tokens('REFUND')).toEqual(tokens('refund'));
    expect(tokens('ｒｅｆｕｎｄ')).toEqual(tokens('refund'));
  });
});

describe('the words of a question in both languages', () => {
  it('are those of each', () =>
    expect(tokens('退款 refund')).toEqual([...tokens('退款'), ...tokens('refund')]));
});

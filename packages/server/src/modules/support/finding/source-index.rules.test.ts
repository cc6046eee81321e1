import { describe, expect, it } from 'vitest';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import { findSources, indexSources, type SourceDocument } from './source-index.rules.ts';

const source = (ref: string, wordings: string[], body = ''): SourceDocument<string> => ({
  ref,
  wordings,
  body,
});
const pinyin = await loadPinyin();
const documents = [
  source('refund', ['退款多久到账', 'how long does a refund take'], '原路退回，余额支付即时到账'),
  source('cancel', ['怎么取消订单', 'cancel an order'], '付款前可以取消'),
  source('coupon', ['优惠券怎么用', 'use a coupon'], '下单时选择'),
  source('order', ['订单多久发货', 'when is my order shipped'], '付款后四十八小时内'),
  source('ship', ['运费多少钱', 'what does shipping cost'], '满九十九元包邮'),
];
const index = indexSources(documents, pinyin);
const find = (question: string) => findSources(index, question);
const refs = (question: string) => find(question).map(({ ref }) => ref);
const getScore = (question: string, ref: string) => find(question).find((hit) => hit.ref === ref)?.score ?? 0;

describe('the ranking of sources', () => {
  it('puts the best first, and leaves out what has nothing of the question', () => {
    const scores = find('订单多久发货').map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    expect(refs('订单多久发货')[0]).toBe('order');
    expect(refs('优惠券')).toEqual(['coupon']);
  });

  it('gives a wording asked word for word a whole score', () => {
    for (const { ref, wordings } of documents)
      for (const wording of wordings) expect(getScore(wording, ref)).toBeCloseTo(1, 5);
  });

  it('takes the best of the wordings, and adds none of the others', () => {
    const more = indexSources(
      documents.map((one) => (one.ref === 'coupon' ? { ...one, wordings: [...one.wordings, '红包'] } : one)),
      pinyin,
    );
    const hit = (asked: string) => findSources(more, asked)[0];
    expect(hit('优惠券怎么用')).toMatchObject({ ref: 'coupon', matched: '优惠券怎么用' });
    expect(hit('红包')).toMatchObject({ ref: 'coupon', matched: '红包' });
    expect(hit('优惠券怎么用')?.score).toBeCloseTo(1, 5);
  });

  it('counts what only the text says for less than what a wording says', () => {
    expect(find('包邮')[0]).toMatchObject({ ref: 'ship', matched: '' });
    expect(getScore('包邮', 'ship')).toBeLessThanOrEqual(0.25);
    expect(getScore('运费', 'ship')).toBeGreaterThan(0.5);
  });

  it('counts a rare word for more than one that many sources have', () => {
    expect(refs('订单优惠券')[0]).toBe('coupon');
    expect(getScore('订单优惠券', 'coupon')).toBeGreaterThan(getScore('订单优惠券', 'order'));
  });

  it('lowers the score with every word that no source has', () => {
    const scores = ['退款', '退款 火星', '退款 火星 恐龙'].map((question) => getScore(question, 'refund'));
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    expect(new Set(scores).size).toBe(3);
  });

  it('never scores above one or below nothing', () => {
    for (const question of ['退款', '退款退款退款', '订单取消发货优惠券', 'refund coupon', '1'])
      for (const { score } of find(question)) {
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(1.000_001);
      }
  });
});

describe('a question the index cannot answer', () => {
  it.each(['', '   ', '？？', '我的', '请问', 'the', '火星恐龙', 'dinosaur', '😀'])(
    '“%s” finds nothing',
    (question) => expect(find(question)).toEqual([]),
  );

  it('about something else stays below the half that is needed', () => {
    for (const question of [
      '今天天气如何',
      '帮我写一首诗',
      '股票怎么买',
      'what is the weather',
      'tell me a joke',
    ])
      expect(find(question)[0]?.score ?? 0).toBeLessThan(0.5);
  });
});

describe('a question mistyped', () => {
  it.each([
    ['退宽', 'refund'],
    ['tuikuan', 'refund'],
    ['优惠卷', 'coupon'],
    ['cuopon', 'coupon'],
    ['cancelled order', 'cancel'],
    ['卖单取消', 'cancel'],
  ])('“%s” finds what was meant', (typed, ref) => expect(refs(typed)[0]).toBe(ref));

  it('is not read otherwise where a source has the word as it is', () => {
    const both = indexSources([source('收获', ['收获果实']), source('收货', ['收货地址'])], pinyin);
    expect(findSources(both, '收获')[0]?.ref).toBe('收获');
    expect(findSources(both, '收货')[0]?.ref).toBe('收货');
  });
});

describe('an index', () => {
  it('of no sources answers nothing', () =>
    expect(findSources(indexSources([], pinyin), '退款')).toEqual([]));

  it('without pinyin still finds what is typed right', () => {
    const silent = indexSources(documents, null);
    expect(findSources(silent, '退款多久到账')[0]?.ref).toBe('refund');
    expect(findSources(silent, 'tuikuan')).toEqual([]);
  });

  it('counts a word once for each source that has it', () => {
    expect(index.frequency.get('退款')).toBe(1);
    expect(index.frequency.get('订单')).toBe(2);
    expect(index.documents.map(({ ref }) => ref)).toEqual(documents.map(({ ref }) => ref));
  });
});

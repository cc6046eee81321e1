import { describe, expect, it } from 'vitest';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import { findPassage } from './passage.rules.ts';
import { toPlainText } from './plain-text.rules.ts';
import { toQuestionWords } from './question-words.rules.ts';
import { findSources, indexSources } from './source-index.rules.ts';

const documents = [
  {
    ref: 'refund',
    wordings: ['退款多久能到账？', 'How long does a refund take?'],
    body: '微信支付二十四小时内原路退回',
  },
  {
    ref: 'address',
    wordings: ['怎么修改收货地址？', 'How do I change the delivery address?'],
    body: '付款前可以换',
  },
  { ref: 'invoice', wordings: ['可以开发票吗？', 'Can I get an invoice?'], body: '由商家开具' },
  { ref: 'seller', wordings: ['商家不发货怎么办？', 'What if the shop doesn’t ship?'], body: '四十八小时' },
];
const index = indexSources(documents, await loadPinyin());
const findFirst = (question: string) => findSources(index, question)[0];

describe('a question', () => {
  it.each([
    ['退款几天到账', 'refund'],
    ['退宽到帐', 'refund'],
    ['tuikuan', 'refund'],
    ['收获地址', 'address'],
    ['chang delivery adress', 'address'],
    ['invioce', 'invoice'],
    ['卖家没发货', 'seller'],
    ['the seller has not shipped', 'seller'],
  ])('“%s” finds the source about it', (question, ref) => expect(findFirst(question)?.ref).toBe(ref));

  it('without a letter or a digit finds nothing', () => expect(findSources(index, '？！')).toEqual([]));

  it('scores lower the more of it no source has', () => {
    const scores = ['退款到账', '退款到账飞机航班', '飞机航班'].map(
      (question) => findFirst(question)?.score ?? 0,
    );
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    expect(scores.at(-1)).toBe(0);
  });

  it('tells by which wording it was found, and nothing where only the text says it', () => {
    expect(findFirst('修改地址')?.matched).toBe('怎么修改收货地址？');
    expect(findFirst('四十八小时')).toMatchObject({ ref: 'seller', matched: '' });
  });

  it('says a thing once, without what every question has', () => {
    const tokens = toQuestionWords('请问怎么退款退款').map(({ token }) => token);
    expect(tokens).toContain('退款');
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(tokens.join('')).not.toContain('怎');
  });
});

describe('a passage', () => {
  it('is a short text whole, and of a long one what answers', () => {
    expect(findPassage('短。', '退款', 20)).toBe('短。');
    const long = `${'先说一些别的事情。'.repeat(20)}退款二十四小时到账。${'再说别的。'.repeat(20)}`;
    expect(findPassage(long, '退款多久到账', 30)).toContain('退款二十四小时到账');
    expect(findPassage(long, '退款多久到账', 30).length).toBeLessThanOrEqual(30);
  });

  it('of HTML is its words, a line for each paragraph', () => {
    expect(toPlainText('<p>一&amp;二</p><ul><li>三</li><li>四<br>五</li></ul>')).toBe('一&二\n三\n四\n五');
  });
});

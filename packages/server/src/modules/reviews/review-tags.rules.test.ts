import { describe, expect, it } from 'vitest';
import { findTags } from './review-tags.rules.ts';

describe('the tags of a review', () => {
  it.each([
    ['质量很好，做工也扎实', ['quality']],
    ['物流也快，隔天就到了。', ['delivery']],
    ['包装严实，生产日期是上个月的，家里一直回购。', ['packing', 'again']],
    ['甜得不腻，很好吃，和描述完全一致。', ['taste', 'described']],
    ['Well made, and it arrived the next day.', ['quality', 'delivery']],
    ['Very fresh and fragrant. My third order.', ['fresh', 'fragrant', 'again']],
  ])('are what its words say: %s', (content, tags) => {
    expect(findTags(content)).toEqual(tags);
  });

  it.each([
    '不好用，质量不好，物流不快',
    '没有想象中好吃',
    '不太舒服，尺码不准',
    'Not comfortable, not as described.',
    'The page had to be refreshed.',
    '质量可以。包装有点破，好在没坏',
  ])('are not what it denies, or says of something else: %s', (content) => {
    expect(findTags(content)).toEqual([]);
  });

  it('of a review without words are none', () => {
    expect(findTags('')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import { intentDocuments, intents, intentWordings } from './own-things.ts';
import { findSources, indexSources } from './source-index.rules.ts';

const index = indexSources([...intentDocuments], await loadPinyin());
const findIntent = (question: string) => findSources(index, question)[0]?.ref.intent;

describe('a question about one’s own things', () => {
  it.each([
    ['我的包裹到哪儿了', 'parcel'],
    ['查一下物流', 'parcel'],
    ['where’s my package', 'parcel'],
    ['退款到哪一步了', 'refund'],
    ['my refund status', 'refund'],
    ['我有哪些优惠券', 'coupons'],
    ['which vouchers expire soon', 'coupons'],
    ['余额还有多少', 'wallet'],
    ['my wallet balance', 'wallet'],
    ['联系店家', 'shop'],
    ['contact the merchant', 'shop'],
  ])('“%s” is about the %s', (question, intent) => expect(findIntent(question)).toBe(intent));

  it('is known by its wordings in both languages, each its own', () => {
    for (const intent of intents) {
      for (const wording of intentWordings[intent]) expect(findIntent(wording)).toBe(intent);
      expect(intentWordings[intent].some((wording) => /^[a-z ]+$/.test(wording))).toBe(true);
      expect(intentWordings[intent].some((wording) => /\p{Script=Han}/u.test(wording))).toBe(true);
    }
  });
});

import { translator } from '@chengji/client-kit/i18n';
import { expect, test } from 'vitest';
import { titleIn, type Worth, worthText } from './coupon-words.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

const text = { zh: translator(zh, en, 'zh'), en: translator(zh, en, 'en') };
const worth = (part: Partial<Worth>): Worth => ({
  type: 'reduction',
  amount: null,
  percent: null,
  cap: null,
  least_spend: '0.00',
  ...part,
});

test.each([
  [worth({ amount: '30.00', least_spend: '300.00' }), '满 300 减 30', '¥30 off orders over ¥300'],
  [worth({ amount: '9.90' }), '减 9.9', '¥9.9 off'],
  [
    worth({ type: 'discount', percent: 15, cap: '50.00', least_spend: '1200.00' }),
    '满 1,200 享 8.5 折 · 最高减 50',
    '15% off orders over ¥1,200 · up to ¥50',
  ],
  [worth({ type: 'discount', percent: 20 }), '8 折', '20% off'],
  [worth({ type: 'shipping', amount: '8.00' }), '包邮 · 最高减 8', 'Free shipping · up to ¥8'],
  [
    worth({ type: 'vip', amount: '5.00', least_spend: '20.00' }),
    '会员满 20 减 5',
    'Members: ¥5 off orders over ¥20',
  ],
])('what a coupon takes off fits into a few words (%#)', (one, chinese, english) => {
  expect([worthText(one, text.zh, 'zh'), worthText(one, text.en, 'en')]).toEqual([chinese, english]);
});

test('without an English name a coupon keeps its Chinese one', () => {
  expect(titleIn('en', { title: '满减', title_en: 'Saver' })).toBe('Saver');
  expect(titleIn('en', { title: '满减', title_en: '' })).toBe('满减');
  expect(titleIn('zh', { title: '满减', title_en: 'Saver' })).toBe('满减');
});

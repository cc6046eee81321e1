import { translator } from '@chengji/client-kit/i18n';
import { getTimeDisplay } from '@chengji/client-kit/time-display';
import { describe, expect, test } from 'vitest';
import { aCard, aCoupon } from '../../../testing/coupon-rows.ts';
import { en } from '../strings.en.ts';
import { zh } from '../strings.zh.ts';
import { listCardTerms, listCouponTerms, savesText, scopeInFull } from './terms.view.ts';

const time = getTimeDisplay('Asia/Shanghai');
const t = translator(zh, en, 'zh');
const getValue = (rows: { name: string; value: string }[], name: string) =>
  rows.find((row) => row.name === name)?.value;

describe('the terms in full', () => {
  test('say what each kind takes off', () => {
    expect(savesText(aCoupon(), t, 'zh')).toBe('减 30');
    const discount = aCoupon({ type: 'discount', amount: null, percent: 15 });
    expect(savesText(discount, t, 'zh')).toBe('8.5 折');
    expect(savesText({ ...discount, cap: '50.00' }, t, 'zh')).toBe('8.5 折，最高减 50');
    const shipping = aCoupon({ type: 'shipping', amount: null });
    expect(savesText(shipping, t, 'zh')).toBe('免运费');
    expect(savesText({ ...shipping, amount: '12.00' }, t, 'zh')).toBe('减免运费，最高 12');
  });

  test('name what it is for, and that there is more than is named', () => {
    expect(scopeInFull(aCoupon(), t)).toBe('全店通用');
    expect(scopeInFull(aCoupon({ shop: null }), t)).toBe('全场通用');
    const goods = aCoupon({ scope: 'goods', scope_names: ['龙井', '碧螺春'] });
    expect(scopeInFull(goods, t)).toBe('龙井、碧螺春');
    expect(scopeInFull({ ...goods, scope_names: ['一', '二', '三'] }, t)).toBe('一、二、三 等');
  });

  test('of a coupon say how many there are, and the level where one is needed', () => {
    const rows = listCouponTerms(aCoupon({ type: 'vip', level: 3, least_spend: '0.00' }), t, 'zh', time);
    expect(getValue(rows, '会员等级')).toBe('V3 及以上');
    expect(getValue(rows, '使用门槛')).toBe('无门槛');
    expect(getValue(rows, '有效期')).toBe('领取后 7 天内有效');
    expect(getValue(rows, '每人限领')).toBe('1 张');
    expect(getValue(rows, '剩余')).toBe('28 张');
    expect(getValue(rows, '领取时间')).toBeUndefined();
  });

  test('of a coupon by dates say both moments', () => {
    const dates = { valid_days: null, valid_from: 1_760_000_000, valid_to: 1_770_000_000 };
    expect(getValue(listCouponTerms(aCoupon(dates), t, 'zh', time), '有效期')).toMatch(/^2025-.* 至 2026-/);
    const until = listCouponTerms(aCoupon({ ...dates, valid_from: null }), t, 'zh', time);
    expect(getValue(until, '有效期')).toMatch(/^至 2026-/);
  });

  test('of a card say when it was received and used', () => {
    const rows = listCardTerms(aCard({ state: 'used', used_at: 1_760_100_000 }), t, 'zh', time);
    expect(getValue(rows, '领取时间')).toMatch(/^2025-10-/);
    expect(getValue(rows, '使用时间')).toMatch(/^2025-10-/);
    expect(getValue(listCardTerms(aCard(), t, 'zh', time), '使用时间')).toBeUndefined();
  });
});

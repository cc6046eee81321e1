import { type Language, translator } from '@chengji/client-kit/i18n';
import { getTimeDisplay } from '@chengji/client-kit/time-display';
import { describe, expect, test } from 'vitest';
import { aCard, aCoupon, held } from '../../testing/coupon-rows.ts';
import {
  formatRate,
  formatSum,
  getAction,
  getCap,
  getTicketLook,
  isCardOff,
  isSpent,
  leastText,
  opensText,
  scopeText,
  tagText,
  takenPart,
  takenText,
  validityText,
} from './coupon.view.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

const t = translator(zh, en, 'zh');
const inEnglish = translator(zh, en, 'en');
const time = getTimeDisplay('Asia/Shanghai');

describe('what a coupon takes off', () => {
  test('is shown without zero cents', () => {
    expect(formatSum('1200.00')).toBe('1,200');
    expect(formatSum('9.90')).toBe('9.9');
  });

  test('is in Chinese what is left of ten, elsewhere the share that is off', () => {
    expect(formatRate(15, 'zh')).toBe('8.5');
    expect(formatRate(1, 'zh')).toBe('9.9');
    expect(formatRate(15, 'en')).toBe('15');
  });

  test('has a cap for a discount and for freight, where one is set', () => {
    expect(getCap(aCoupon())).toBeNull();
    expect(getCap(aCoupon({ type: 'discount', cap: '50.00' }))).toBe('50.00');
    expect(getCap(aCoupon({ type: 'discount' }))).toBeNull();
    expect(getCap(aCoupon({ type: 'shipping', amount: '12.00' }))).toBe('12.00');
    expect(getCap(aCoupon({ type: 'shipping', amount: null }))).toBeNull();
  });

  test('says from what spend on', () => {
    expect(leastText(aCoupon(), t)).toBe('满 300 可用');
    expect(leastText(aCoupon({ least_spend: '0.00' }), t)).toBe('无门槛');
  });

  test('fits in a few words', () => {
    const say = (over: Parameters<typeof aCoupon>[0], language: Language = 'zh') =>
      tagText(aCoupon(over), language === 'zh' ? t : inEnglish, language);
    expect(say({})).toBe('满 300 减 30');
    expect(say({ least_spend: '0.00' })).toBe('立减 30');
    expect(say({ type: 'discount', amount: null, percent: 15 })).toBe('满 300 享 8.5 折');
    expect(say({ type: 'discount', amount: null, percent: 15 }, 'en')).toBe('15% off ¥300+');
    expect(say({ type: 'shipping', amount: null, least_spend: '0.00' })).toBe('包邮券');
    expect(say({ type: 'vip' })).toBe('会员满 300 减 30');
  });

  test('has the colour of its kind, and grey when nothing more can be had', () => {
    expect(getTicketLook({ type: 'reduction' }, false)).toBe('brand');
    expect(getTicketLook({ type: 'discount' }, false)).toBe('brand');
    expect(getTicketLook({ type: 'shipping' }, false)).toBe('ship');
    expect(getTicketLook({ type: 'vip' }, false)).toBe('vip');
    expect(getTicketLook({ type: 'vip' }, true)).toBe('off');
  });
});

test('says for what it is: the shop, the market, categories by name, or chosen goods', () => {
  expect(scopeText(aCoupon(), t)).toBe('全店通用');
  expect(scopeText(aCoupon({ shop: null }), t)).toBe('全场通用');
  expect(scopeText(aCoupon({ scope: 'categories', scope_names: ['彩妆', '护肤'] }), t)).toBe('彩妆、护肤');
  expect(scopeText(aCoupon({ scope: 'goods', scope_names: ['龙井'] }), t)).toBe('指定商品');
});

describe('until when it can be used', () => {
  const at = (year: number, month: number, day: number, hour = 0) =>
    Date.UTC(year, month - 1, day, hour - 8) / 1_000;
  const now = at(2026, 11, 21, 15);

  test('is so many days from receipt, or the last day', () => {
    expect(validityText({ valid_days: 7, valid_to: null }, t, now, 'zh', time)).toBe('领取后 7 天内有效');
    expect(validityText({ valid_to: at(2026, 12, 6) }, t, now, 'zh', time)).toBe('有效期至 12-05');
    expect(validityText({ valid_to: at(2026, 12, 6) }, inEnglish, now, 'en', time)).toBe('Until 5 Dec');
    expect(validityText({ valid_to: at(2027, 1, 1) + 1 }, t, now, 'zh', time)).toBe('有效期至 2027-01-01');
  });

  test('names the hour on the last day', () => {
    expect(validityText({ valid_to: at(2026, 11, 22) }, t, now, 'zh', time)).toBe('今日 23:59 到期');
    expect(validityText({ valid_to: at(2026, 11, 22, 10) }, t, now, 'zh', time)).toBe('有效期至 11-22');
  });

  test('says from when on before that', () => {
    const later = { valid_from: at(2026, 12, 1), valid_to: at(2026, 12, 6) };
    expect(validityText(later, t, now, 'zh', time)).toBe('12-01 至 12-05 可用');
  });

  test('is not shown when it is unknown', () => {
    expect(validityText({ valid_days: null, valid_to: null }, t, now, 'zh', time)).toBe('');
  });
});

describe('how much is taken', () => {
  test('is never all while one is left', () => {
    expect(takenText(aCoupon(), t, 'zh')).toBe('已抢 72%');
    expect(takenText(aCoupon({ total: 1_000, left: 1 }), t, 'zh')).toBe('已抢 99%');
    expect(takenText(aCoupon({ left: 0 }), t, 'zh')).toBe('已抢完');
    expect(takenText(aCoupon({ total: 1_300, left: 1_200 }), t, 'zh')).toBe('剩余 1.2k 张');
    expect(takenPart({ total: 0, left: 0 })).toBe(1);
  });

  test('says when receiving begins', () => {
    expect(opensText(aCoupon({ receive_from: 1_760_000_000 }), t, time)).toMatch(
      /^\d{2}-\d{2} \d{2}:\d{2} 开抢$/,
    );
  });
});

describe('what a person may do with a coupon', () => {
  const none = { received: 0, can_receive: false, usable_card: null };

  test('is to receive it, and then to use what they received', () => {
    expect(getAction(aCoupon(), true)).toBe('receive');
    expect(getAction(aCoupon({ mine: held }), true)).toBe('use');
    expect(getAction(aCoupon({ mine: held, left: 0 }), true)).toBe('use');
  });

  test('is nothing before it opens, once it is over, and when all are taken', () => {
    expect(getAction(aCoupon({ state: 'coming', mine: none }), true)).toBe('coming');
    expect(getAction(aCoupon({ state: 'ended', mine: none }), true)).toBe('over');
    expect(getAction(aCoupon({ state: 'stopped', mine: none }), true)).toBe('over');
    expect(getAction(aCoupon({ left: 0, mine: none }), true)).toBe('gone');
  });

  test('is nothing when they have had theirs, or their level is too low', () => {
    expect(getAction(aCoupon({ mine: { ...none, received: 1 } }), true)).toBe('received');
    expect(getAction(aCoupon({ type: 'vip', level: 3, mine: none }), true)).toBe('level');
  });

  test('is to try, for a visitor the market does not know', () => {
    expect(getAction(aCoupon({ mine: none }), false)).toBe('receive');
  });

  test('leaves the ticket in colour as long as something can be had of it', () => {
    expect(isSpent('gone')).toBe(true);
    expect(isSpent('over')).toBe(true);
    expect(isSpent('received')).toBe(false);
    expect(isCardOff(aCard())).toBe(false);
    expect(isCardOff(aCard({ state: 'expired' }))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { toStem, unifyChinese, unifyEnglish } from './service-synonyms.rules.ts';

const unified = (text: string) => unifyChinese(text).split(/\s+/).filter(Boolean);

describe('Chinese words of the service', () => {
  it.each([
    ['卖家', ['商家']],
    ['店家不发货', ['商家', '没发货']],
    ['帐号登陆', ['账号', '登录']],
    ['优惠卷', ['优惠券']],
    ['没收到包裹', ['没收到', '快递']],
    ['改地址', ['修改', '地址']],
    ['被锁了', ['锁定', '了']],
    ['假的', ['假货']],
    ['成为商家', ['开店']],
  ])('in “%s” are read as %j', (text, words) => expect(unified(text)).toEqual(words));

  it('are read by the longest that fits, not cut through', () => {
    expect(unified('优惠券')).toEqual(['优惠券']);
    expect(unified('券')).toEqual(['优惠券']);
    expect(unified('再次购买')).toEqual(['再次购买']);
    expect(unified('支付不了')).toEqual(['失败']);
  });

  it('stay when they are no synonym', () => expect(unifyChinese('发票抬头')).toBe('发票抬头'));

  it('read once stay as they are when read again', () => {
    for (const text of ['卖家', '邮费', '取钱', '朋友', '几天', '取消', '没到货'])
      expect(unified(unifyChinese(text))).toEqual(unified(text));
  });
});

describe('the stem of an English word', () => {
  it.each([
    ['shipped', 'ship'],
    ['shipping', 'ship'],
    ['ships', 'ship'],
    ['stopped', 'stop'],
    ['paid', 'pay'],
    ['paying', 'pay'],
    ['delivered', 'deliver'],
    ['delivery', 'deliver'],
    ['refunds', 'refund'],
    ['withdrawal', 'withdraw'],
    ['receipt', 'receive'],
  ])('of “%s” is “%s”', (word, stem) => expect(toStem(word)).toBe(stem));

  it('is one for a word that is cancelled, cancelling or a cancellation', () => {
    for (const word of ['cancel', 'cancels', 'cancelled', 'canceled', 'cancelling', 'cancellation'])
      expect(toStem(word)).toBe('cancel');
  });

  it('is one with and without the last e', () => {
    expect(new Set(['change', 'changed', 'changing', 'changes'].map(toStem)).size).toBe(1);
  });

  it.each(['red', 'bed', 'thing', 'sing', 'address', 'process', 'used'])(
    'of “%s” is itself: the ending is no grammar',
    (word) => expect(toStem(word)).toBe(word),
  );
});

describe('English words of the service', () => {
  const meaning = (word: string) => unifyEnglish(toStem(word));

  it.each([
    ['voucher', 'coupon'],
    ['packages', 'parcel'],
    ['sms', 'code'],
    ['passcode', 'password'],
    ['vendors', 'shop'],
    ['counterfeit', 'fake'],
    ['fapiao', 'invoice'],
    ['stolen', 'missing'],
    ['broken', 'damaged'],
    ['topup', 'recharge'],
    ['wishlist', 'favourite'],
    ['declined', 'rejected'],
  ])('“%s” means “%s”', (word, meant) => expect(meaning(word)).toBe(meaning(meant)));

  it('that are no synonym mean themselves', () => expect(meaning('refund')).toBe('refund'));

  it('of different things stay apart', () => {
    const things = ['shop', 'parcel', 'coupon', 'wallet', 'password', 'code', 'refund', 'invoice'];
    expect(new Set(things.map(meaning)).size).toBe(things.length);
  });
});

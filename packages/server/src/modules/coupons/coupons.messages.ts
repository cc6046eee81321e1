import type { Messages } from '../../kernel/i18n/i18n.ts';

export const couponsMessages = {
  'coupons.none_left': { zh: '优惠券已领完', en: 'Fully claimed' },
  'coupons.limit_reached': { zh: '已达领取上限', en: 'You’ve claimed the maximum per person' },
  'coupons.not_open': { zh: '优惠券暂不可领取', en: 'This coupon can’t be claimed now' },
  'coupons.level_too_low': {
    zh: '会员等级达到 {level} 级才能领取',
    en: 'For members of level {level} and above',
  },
  'coupons.card_not_usable': { zh: '优惠券不可用：{reason}', en: 'This coupon can’t be used: {reason}' },
  'coupons.reason_short': { zh: '还差 ¥{lacks}', en: '¥{lacks} short' },
  'coupons.reason_not_yet': { zh: '{day} 起可用', en: 'usable from {day}' },
  'coupons.reason_out_of_scope': { zh: '没有适用的商品', en: 'it doesn’t apply to these items' },
  'coupons.reason_nothing_left': { zh: '没有可减的金额', en: 'there’s nothing left to discount' },
  'coupons.reason_no_freight': { zh: '本单没有运费', en: 'there is no shipping to pay' },
  'coupons.reason_gone': { zh: '已使用或已失效', en: 'it’s been used or is no longer valid' },
  'coupons.terms_wrong': { zh: '优惠内容填写有误', en: 'Check the coupon’s discount' },
  'coupons.scope_wrong': { zh: '请选择适用的分类或商品', en: 'Choose the categories or products it’s for' },
  'coupons.times_wrong': { zh: '时间填写有误', en: 'Check the times' },
  'coupons.already_received': {
    zh: '已有人领取，优惠内容不能更改',
    en: 'This coupon has been claimed, so its terms can’t change',
  },
  'coupons.over': { zh: '优惠券已结束', en: 'This coupon has ended' },
} satisfies Messages;

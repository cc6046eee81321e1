import type { Messages } from '../../kernel/i18n/i18n.ts';

export const refundsMessages: Messages = {
  'refunds.state_changed': {
    zh: '退款状态已变化，请刷新后再看',
    en: 'This refund has changed. Please refresh',
  },
  'refunds.not_refundable': { zh: '该订单不能申请退款', en: 'Nothing in this order can be refunded' },
  'refunds.waits_for_team': {
    zh: '拼团结果未出，暂不能申请退款；最迟 {until} 见分晓，未成团会自动退款',
    en: 'This order is awaiting its group until {until} at the latest. If it doesn’t fill, you’re refunded automatically',
  },
  'refunds.window_over': { zh: '已过售后期，不能申请退款', en: 'The refund period has ended' },
  'refunds.already_open': {
    zh: '该商品已有进行中的退款',
    en: 'This item already has an open refund',
  },
  'refunds.nothing_left': { zh: '该商品已无可退', en: 'There’s nothing left to refund for this item' },
  'refunds.too_many_pieces': { zh: '最多可退 {most} 件', en: 'Up to {most} can be refunded' },
  'refunds.amount_above': {
    zh: '退款金额不能超过 ￥{amount} 元',
    en: 'Up to ¥{amount} can be refunded',
  },
  'refunds.not_shipped_yet': {
    zh: '商品尚未发货，只能申请仅退款',
    en: 'This item hasn’t shipped, so there’s nothing to return',
  },
  'refunds.reason_unknown': { zh: '请选择退款原因', en: 'Please select a reason' },
  'refunds.no_resubmission_left': {
    zh: '最多可修改 {most} 次，您可以申请平台介入',
    en: 'You can edit it {most} {most|time|times} only. You can ask Chengji to step in',
  },
  'refunds.too_much_evidence': {
    zh: '最多补充 {most} 条证据',
    en: 'You can add up to {most} {most|entry|entries}',
  },
  'refunds.no_return_address': {
    zh: '请先设置退货地址',
    en: 'There’s no return address',
  },
  'refunds.amount_missing': { zh: '请填写退款金额', en: 'Please enter the amount' },
  'refunds.goodwill_without_return': {
    zh: '平台承担的退款不能要求退货',
    en: 'A return can’t be required when the platform pays',
  },
  'refunds.nothing_to_return': {
    zh: '商品尚未发货或已经寄回，不能要求退货',
    en: 'There’s nothing to return: the goods haven’t shipped, or are already on their way back',
  },
  'refunds.decided_by_silence': {
    zh: '平台未在时限内裁决，按买家申请处理',
    en: 'No decision was made in time, so the buyer’s request was granted',
  },
  'refunds.channel_reason': { zh: '订单 {order_no} 退款', en: 'Refund of order {order_no}' },
};

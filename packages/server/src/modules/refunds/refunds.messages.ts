import type { Messages } from '../../kernel/i18n/i18n.ts';

export const refundsMessages: Messages = {
  'refunds.state_changed': {
    zh: '退款状态已变化，请刷新后再看',
    en: 'This refund has moved on meanwhile, please refresh',
  },
  'refunds.not_refundable': { zh: '该订单不能申请退款', en: 'Nothing of this order can be refunded' },
  'refunds.waits_for_team': {
    zh: '拼团结果未出，暂不能申请退款；最迟 {until} 见分晓，未成团会自动退款',
    en: 'This order waits for its team, at the latest until {until}; if the team does not fill up, the money returns by itself',
  },
  'refunds.window_over': { zh: '已过售后期，不能申请退款', en: 'The time to ask for a refund is over' },
  'refunds.already_open': {
    zh: '该商品已有进行中的退款',
    en: 'A refund of these goods is open already',
  },
  'refunds.nothing_left': { zh: '该商品已无可退', en: 'There is nothing left to refund of these goods' },
  'refunds.too_many_pieces': { zh: '最多可退 {most} 件', en: 'No more than {most} can be refunded' },
  'refunds.amount_above': {
    zh: '退款金额不能超过 ￥{amount} 元',
    en: 'No more than ¥{amount} can be refunded',
  },
  'refunds.not_shipped_yet': {
    zh: '商品尚未发货，只能申请仅退款',
    en: 'These goods have not been shipped: there is nothing to return',
  },
  'refunds.reason_unknown': { zh: '请选择退款原因', en: 'Please choose a reason' },
  'refunds.no_resubmission_left': {
    zh: '最多可修改 {most} 次，您可以申请平台介入',
    en: 'It can be changed {most} times only; you can bring it to the platform',
  },
  'refunds.brought_before': {
    zh: '该退款已申请过平台介入',
    en: 'This refund was brought to the platform before',
  },
  'refunds.too_much_evidence': {
    zh: '最多补充 {most} 条证据',
    en: 'No more than {most} entries can be added',
  },
  'refunds.no_return_address': {
    zh: '请先设置退货地址',
    en: 'There is no return address to send the goods to',
  },
  'refunds.amount_missing': { zh: '请填写退款金额', en: 'Please enter the amount' },
  'refunds.goodwill_without_return': {
    zh: '平台承担的退款不能要求退货',
    en: 'No return can be demanded where the platform pays',
  },
  'refunds.decided_by_silence': {
    zh: '平台未在时限内裁决，按买家申请处理',
    en: 'The platform did not decide in time, so it was decided as the buyer asked',
  },
  'refunds.channel_reason': { zh: '订单 {order_no} 退款', en: 'Refund of order {order_no}' },
};

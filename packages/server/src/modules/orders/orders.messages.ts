import type { Messages } from '../../kernel/i18n.ts';

export const ordersMessages = {
  'orders.not_on_sale': { zh: '「{title}」已下架，请返回修改', en: '“{title}” is no longer on sale' },
  'orders.short_of_stock': {
    zh: '「{title}」库存不足，仅剩 {stock} 件',
    en: 'Only {stock} of “{title}” left',
  },
  'orders.sum_too_large': {
    zh: '订单金额不能超过 ¥{most}，请减少数量后重试',
    en: 'An order may come to ¥{most} at most; please take fewer pieces',
  },
  'orders.no_delivery': { zh: '「{shop}」不配送到该地区', en: '“{shop}” does not deliver to this area' },
  'orders.price_changed': {
    zh: '价格有变动，现应付 ¥{payable}，请确认后重新提交',
    en: 'The price changed: it is ¥{payable} now. Please check and place the order again',
  },
  'orders.address_gone': { zh: '收货地址不存在，请重新选择', en: 'This address is gone, choose another' },
  'orders.state_changed': {
    zh: '订单状态已变化，请刷新后重试',
    en: 'The order has moved on, refresh and try again',
  },
  'orders.waits_for_team': {
    zh: '该订单还在等待成团，成团后才能发货',
    en: 'This order still waits for its team; ship it once the team is complete',
  },
  'orders.already_extended': { zh: '每个订单只能延长一次收货', en: 'Receipt can be extended only once' },
  'orders.freight_after_address': { zh: '选择地址后计算运费', en: 'Choose an address to see shipping' },
} satisfies Messages;

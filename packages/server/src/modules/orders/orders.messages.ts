import type { Messages } from '../../kernel/i18n/i18n.ts';

export const ordersMessages = {
  'orders.not_on_sale': { zh: '「{title}」已下架，请返回修改', en: '“{title}” is no longer available' },
  'orders.short_of_stock': {
    zh: '「{title}」库存不足，仅剩 {stock} 件',
    en: 'Only {stock} of “{title}” left',
  },
  'orders.over_order_limit': {
    zh: '「{title}」每单限购 {limit} 件',
    en: '“{title}” is limited to {limit} per order',
  },
  'orders.over_buyer_limit': {
    zh: '「{title}」每人限购 {limit} 件，您还能买 {left} 件',
    en: '“{title}” is limited to {limit} per customer. You can buy {left} more',
  },
  'orders.sum_too_large': {
    zh: '订单金额不能超过 ¥{most}，请减少数量后重试',
    en: 'Orders can be up to ¥{most}. Please reduce the quantity',
  },
  'orders.no_delivery': { zh: '「{shop}」不配送到该地区', en: '“{shop}” doesn’t ship to this area' },
  'orders.price_changed': {
    zh: '价格有变动，现应付 ¥{payable}，请确认后重新提交',
    en: 'The price has changed to ¥{payable}. Please check and place the order again',
  },
  'orders.address_gone': {
    zh: '收货地址不存在，请重新选择',
    en: 'This address no longer exists. Please choose another',
  },
  'orders.state_changed': {
    zh: '订单状态已变化，请刷新后重试',
    en: 'This order has changed. Please refresh and try again',
  },
  'orders.money_goes_back': {
    zh: '订单已取消。{channel}暂时无法连接，如您已在该渠道付款，款项会自动原路退回',
    en: 'Order cancelled. {channel} can’t be reached right now; if you’ve paid there, you’ll be refunded automatically',
  },
  'orders.cancel_raises_price': {
    zh: '取消后平台优惠会重新计算，其余订单应付 ¥{payable}，请确认后再取消',
    en: 'The platform coupon is recalculated: your other orders will cost ¥{payable}. Please confirm',
  },
  'orders.cancel_closes_trade': {
    zh: '取消后其余订单不再符合平台优惠券的使用条件，只能整笔一起取消',
    en: 'Your other orders no longer qualify for the platform coupon, so they can only be cancelled together',
  },
  'orders.too_many_unpaid': {
    zh: '您有 {count} 笔待付款订单，请先付款或取消',
    en: 'You have {count} unpaid {count|order|orders}. Pay or cancel {count|it|one} first',
  },
  'orders.too_many_pieces': {
    zh: '「{title}」待付款最多 {limit} 件，您还能买 {left} 件',
    en: 'Limit {limit} unpaid of “{title}”. You can add {left} more',
  },
  'orders.placed_too_often': {
    zh: '下单太频繁，请一分钟后再试',
    en: 'Too many orders in a short time. Try again in a minute',
  },
  'orders.shipment_unclear': {
    zh: '第 {line} 行不明确：请填写快递公司和运单号，或注明无需物流（不能两者都填）',
    en: 'Line {line} is unclear: give a carrier and a tracking number, or say that there are no logistics (not both)',
  },
  'orders.waits_for_team': {
    zh: '该订单还在等待成团，成团后才能发货',
    en: 'This order is awaiting its group; ship it once the group is complete',
  },
  'orders.line_in_refund': {
    zh: '「{title}」正在退款中，处理完才能发货；可以先发其余商品',
    en: '“{title}” has an open refund and can be shipped once it ends; the other items can ship now',
  },
  'orders.all_in_refund': {
    zh: '该订单待发货的商品都在退款中，处理完才能发货',
    en: 'Everything still to ship has an open refund; it can be shipped once those end',
  },
  'orders.too_many_to_send': {
    zh: '「{title}」只剩 {most} 件待发货',
    en: 'Only {most} of “{title}” are left to ship',
  },
  'orders.not_together': {
    zh: '只有同一买家、同一收货地址的待发货订单才能合并发货',
    en: 'Only orders of one buyer to the same address that are still to ship can share a package',
  },
  'orders.recall_too_late': {
    zh: '发货已超过 {minutes} 分钟，不能撤回',
    en: 'Shipments can be recalled within {minutes} {minutes|minute|minutes} only',
  },
  'orders.recall_in_refund': {
    zh: '该订单有退款正在处理，不能撤回发货',
    en: 'This order has an open refund, so its shipment can’t be recalled',
  },
  'orders.price_changed_meanwhile': {
    zh: '订单金额已变为 ¥{payable}，请核对后重试',
    en: 'The order now costs ¥{payable}. Check it and try again',
  },
  'orders.price_in_team': {
    zh: '拼团订单的价格由活动决定，不能修改',
    en: 'The price of a group order is set by its campaign',
  },
  'orders.price_out_of_range': {
    zh: '该订单实付应在 ¥{least} 至 ¥{most} 之间',
    en: 'This order can cost ¥{least} to ¥{most}',
  },
  'orders.close_changes_others': {
    zh: '买家与其他订单合并使用了平台优惠券，关闭后其他订单会变贵，只能由买家取消',
    en: 'A platform coupon covers the buyer’s other orders too, and closing this one would make them dearer. Only the buyer can cancel it',
  },
  'orders.too_many_views': { zh: '最多保存 {most} 个视图', en: 'You can save up to {most} views' },
  'orders.shop_closed_buyer_asked': { zh: '买家要求取消', en: 'The buyer asked to cancel' },
  'orders.shop_closed_no_contact': { zh: '联系不上买家', en: 'The buyer couldn’t be reached' },
  'orders.shop_closed_wrong_order': { zh: '买家拍错或重复下单', en: 'Wrong or duplicate order' },
  'orders.shop_closed_out_of_stock': { zh: '缺货', en: 'Out of stock' },
  'orders.shop_closed_no_delivery': { zh: '无法送达收货地址', en: 'Can’t be delivered to this address' },
  'orders.shop_closed_other': { zh: '其他原因', en: 'Other reason' },
  'orders.goods_and_more': { zh: '{title} 等 {count} 件', en: '{title}, {count} {count|item|items} in all' },
  'orders.already_extended': { zh: '每个订单只能延长一次收货', en: 'You can extend this only once' },
  'orders.freight_after_address': { zh: '选择地址后计算运费', en: 'Select an address to see shipping' },
} satisfies Messages;

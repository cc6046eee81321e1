import type { ShopCloseReason } from '@chengji/contract';
import type { Messages } from '../../kernel/i18n/i18n.ts';

const of = (sentence: string, title: [string, string], content: [string, string]): Messages => ({
  [`notices.${sentence}.title`]: { zh: title[0], en: title[1] },
  [`notices.${sentence}.content`]: { zh: content[0], en: content[1] },
});

const closed: [string, string] = ['订单已关闭', 'Order closed'];

/** Why a shop closed an order. */
const closedByShop: readonly [ShopCloseReason, string, string][] = [
  ['buyer_asked', '您要求取消', 'you asked to cancel it'],
  ['no_contact', '未能与您取得联系', 'it couldn’t reach you'],
  ['wrong_order', '拍错或重复下单', 'wrong or duplicate order'],
  ['out_of_stock', '商品缺货', 'out of stock'],
  ['no_delivery', '收货地址无法送达', 'it can’t deliver to your address'],
  ['other', '其他原因', 'other reason'],
];

export const noticesMessages: Messages = {
  ...of(
    'welcome',
    ['欢迎来到商城', 'Welcome'],
    [
      '感谢您的注册，记得完善个人资料并设置支付密码。',
      'Thank you for joining. Remember to complete your profile and set a payment password.',
    ],
  ),
  ...of(
    'closing_called_off',
    ['账号未注销', 'Your account wasn’t closed'],
    [
      '您的账号还有未完结的订单或余额，本次注销已取消。',
      'Your account still has open orders or a balance, so it wasn’t closed.',
    ],
  ),
  ...of(
    'new_device',
    ['新设备登录提醒', 'Signed in on a new device'],
    [
      '您的账号在新设备（{device}，{ip}）登录。如非本人操作，请立即修改密码。',
      'Your account was signed in to on a new device ({device}, {ip}). If that wasn’t you, change your password now.',
    ],
  ),
  ...of(
    'mobile_changed',
    ['手机号已更换', 'Mobile number changed'],
    [
      '您的手机号已更换。如非本人操作，请立即修改密码并联系客服。',
      'Your mobile number was changed. If that wasn’t you, change your password now and contact us.',
    ],
  ),
  ...of(
    'mobile_changed_held',
    ['手机号已更换', 'Mobile number changed'],
    [
      '您的手机号已更换，{until} 前不能使用余额支付或设置支付密码。如非本人操作，请立即修改密码并联系客服。',
      'Your mobile number was changed. Your balance and payment password are locked until {until}. If that wasn’t you, change your password now and contact us.',
    ],
  ),
  ...of(
    'withdrawal_waits',
    ['请在微信确认收款', 'Receive your money in WeChat'],
    [
      '您的提现 {withdrawal_no} 已发往微信，请在微信中打开提现详情，点击“确认收款”领取 {amount} 元。',
      'Your withdrawal {withdrawal_no} was sent to WeChat. Open it in WeChat and tap “Receive payment” to get ¥{amount}.',
    ],
  ),
  ...of(
    'withdrawal_paid',
    ['提现已到账', 'Withdrawal paid'],
    [
      '您的提现 {withdrawal_no} 已打款，到账 {amount} 元。',
      'Your withdrawal {withdrawal_no} has been sent: ¥{amount} is on its way to your account.',
    ],
  ),
  ...of(
    'withdrawal_rejected',
    ['提现被驳回', 'Withdrawal declined'],
    [
      '您的提现 {withdrawal_no} 被驳回，{amount} 元已退回余额。原因：{reason}',
      'Your withdrawal {withdrawal_no} was declined and ¥{amount} was returned to your balance. Reason: {reason}',
    ],
  ),
  ...of(
    'refund_pending_return',
    ['请寄回商品', 'Please return the item'],
    [
      '退款 {refund_no} 已同意，请在期限内寄回商品并填写运单号。',
      'Refund {refund_no} is approved. Please send the item back in time and enter the tracking number.',
    ],
  ),
  ...of(
    'refund_rejected',
    ['退款被拒绝', 'Refund declined'],
    [
      '商家拒绝了退款 {refund_no}，您可以修改后重新提交，或申请平台介入。',
      'The shop declined refund {refund_no}. You can edit and resubmit it, or ask Chengji to step in.',
    ],
  ),
  ...of(
    'refund_intervention',
    ['平台重新介入', 'Under review by Chengji'],
    [
      '商家未接收退货，退款 {refund_no} 由平台继续处理。',
      'The shop didn’t accept the return. Chengji is reviewing refund {refund_no}.',
    ],
  ),
  ...of(
    'refund_processing',
    ['退款处理中', 'Refund on its way'],
    [
      '退款 {refund_no} 已同意，{amount} 元将在 {hours} 小时内原路退回。',
      'Refund {refund_no} is approved: ¥{amount} will be returned to your payment method within {hours} {hours|hour|hours}.',
    ],
  ),
  ...of(
    'refund_completed',
    ['退款已到账', 'Refund completed'],
    [
      '退款 {refund_no} 已完成，退回 {amount} 元。',
      'Refund {refund_no} is complete: ¥{amount} was returned to you.',
    ],
  ),
  ...of(
    'refund_failed',
    ['退款失败', 'Refund failed'],
    [
      '退款 {refund_no} 未能原路退回，您可以改为退到余额。',
      'Refund {refund_no} couldn’t be returned to your payment method. You can have it added to your balance instead.',
    ],
  ),
  ...of(
    'refund_closed',
    ['退款已关闭', 'Refund closed'],
    ['退款 {refund_no} 已关闭。', 'Refund {refund_no} is closed.'],
  ),
  ...of(
    'order_placed',
    ['订单已提交', 'Order placed'],
    ['订单 {order_no} 已提交，请在倒计时结束前完成付款。', 'Order {order_no} is placed. Please pay in time.'],
  ),
  ...of(
    'order_paid',
    ['付款成功', 'Payment received'],
    ['订单 {order_no} 已付款，商家正在备货。', 'Order {order_no} is paid. The shop is preparing it.'],
  ),
  ...of(
    'order_paid_waits',
    ['付款成功', 'Payment received'],
    [
      '订单 {order_no} 已付款，快邀请好友一起拼，成团后发货。',
      'Order {order_no} is paid. Invite friends: it ships once your group is complete.',
    ],
  ),
  ...of(
    'order_moved',
    ['已转入其他团', 'Moved to another group'],
    [
      '订单 {order_no} 付款时原团已结束，已为您转入其他团。',
      'The group for order {order_no} had ended when you paid, so you were moved to another one.',
    ],
  ),
  ...of(
    'order_grouped',
    ['拼团成功', 'Your group is complete'],
    [
      '订单 {order_no} 拼团成功，商家正在备货。',
      'The group for order {order_no} is complete. The shop is preparing it.',
    ],
  ),
  ...of(
    'order_grouped_returned',
    ['拼团成功', 'Your group is complete'],
    [
      '订单 {order_no} 拼团成功，差价 ¥{amount} 已退回余额。',
      'The group for order {order_no} is complete. The difference of ¥{amount} was returned to your balance.',
    ],
  ),
  ...of(
    'order_shipped',
    ['订单已发货', 'Order shipped'],
    ['订单 {order_no} 已发货，点击查看物流。', 'Order {order_no} is on its way. Tap to track it.'],
  ),
  ...of(
    'order_recalled',
    ['发货已撤回', 'Shipment recalled'],
    [
      '商家撤回了订单 {order_no} 的发货，重新发出后会再通知您。',
      'The shop recalled the shipment of order {order_no}. You’ll hear when it ships again.',
    ],
  ),
  ...of(
    'order_parcel_changed',
    ['运单号已更正', 'Tracking number corrected'],
    [
      '订单 {order_no} 的运单号更正为 {tracking_no}，点击查看物流。',
      'The tracking number of order {order_no} is now {tracking_no}. Tap to track it.',
    ],
  ),
  ...of(
    'order_price_changed',
    ['订单改价', 'Order price changed'],
    [
      '商家将订单 {order_no} 的应付金额由 ¥{before} 改为 ¥{amount}，请核对后付款。',
      'The shop changed order {order_no} from ¥{before} to ¥{amount}. Check it before you pay.',
    ],
  ),
  ...of(
    'order_received',
    ['订单已签收', 'Order received'],
    [
      '订单 {order_no} 已确认收货，期待您的评价。',
      'Order {order_no} was delivered. How was it? Leave a review.',
    ],
  ),
  ...of(
    'order_received_automatically',
    ['订单已自动收货', 'Receipt confirmed automatically'],
    [
      '订单 {order_no} 已到自动收货时间，系统已确认收货。',
      'Order {order_no} was confirmed as received automatically.',
    ],
  ),
  ...of(
    'order_reviewed',
    ['评价成功', 'Review published'],
    ['感谢您对订单 {order_no} 的评价。', 'Thank you for reviewing order {order_no}.'],
  ),
  ...of(
    'order_reviewed_automatically',
    ['订单已自动好评', 'Reviewed automatically'],
    [
      '订单 {order_no} 已到评价期限，系统已默认好评。',
      'Order {order_no} received an automatic positive review.',
    ],
  ),
  ...of(
    'order_completed',
    ['交易完成', 'Order completed'],
    ['订单 {order_no} 已完成，感谢您的光临。', 'Order {order_no} is complete. Thank you.'],
  ),
  ...of(
    'review_replied',
    ['商家回复了您的评价', 'The shop replied to your review'],
    ['您的评价有了商家回复，点击查看。', 'A shop has replied to your review. Tap to read it.'],
  ),
  ...of(
    'level_raised',
    ['会员等级提升', 'You’ve reached a new level'],
    ['恭喜您升为 {level} 级会员，快去看看新的权益。', 'You’re now level {level}. See what it gives you.'],
  ),
  ...of(
    'referral_credited',
    ['推广奖励已到账', 'Referral reward received'],
    ['推广奖励 ¥{amount} 已存入您的余额。', 'Your referral reward of ¥{amount} is in your balance.'],
  ),
  ...of(
    'coupons_expiring',
    ['优惠券即将到期', 'Coupons expiring soon'],
    [
      '您有 {cards} 张优惠券明天到期，别忘了使用。',
      'Coupons expiring tomorrow: {cards}. Don’t forget to use them.',
    ],
  ),
  ...of(
    'service_answered',
    ['客服回复了您的留言', 'Our team answered your message'],
    ['客服答复：{answer}', 'Our reply: {answer}'],
  ),
  ...of(
    'complaint_upheld',
    ['您的投诉成立', 'Your report was upheld'],
    ['您对「{target}」的投诉成立：{answer}', 'Your report about {target} was upheld: {answer}'],
  ),
  ...of(
    'complaint_dismissed',
    ['您的投诉已答复', 'Your report was answered'],
    ['您对「{target}」的投诉未成立：{answer}', 'Your report about {target} was not upheld: {answer}'],
  ),
  ...of(
    'feedback_answered',
    ['您的反馈有了答复', 'Your feedback was answered'],
    ['平台答复：{answer}', 'Chengji: {answer}'],
  ),
  ...of('warned', ['平台警告', 'A warning from Chengji'], ['平台提醒您：{notice}', 'Chengji: {notice}']),
  ...of(
    'silenced',
    ['您已被禁言 {days} 天', 'You can’t post for {days} {days|day|days}'],
    ['原因：{notice}', 'Reason: {notice}'],
  ),
  ...of(
    'unsilenced',
    ['禁言已解除', 'You can post again'],
    ['平台已解除对您的禁言，您可以继续发表内容。', 'Chengji has lifted the restriction. You can post again.'],
  ),
  ...of('order_closed', closed, ['订单 {order_no} 已关闭。', 'Order {order_no} is closed.']),
  ...of('order_closed_unpaid', closed, [
    '订单 {order_no} 超时未付款，已自动关闭。',
    'Order {order_no} wasn’t paid in time and has been closed.',
  ]),
  ...of('order_closed_cancelled', closed, ['订单 {order_no} 已取消。', 'Order {order_no} is cancelled.']),
  ...Object.assign(
    {},
    ...closedByShop.map(([reason, zh, en]) =>
      of(`order_closed_by_shop_${reason}`, closed, [
        `商家关闭了订单 {order_no}：${zh}。{note}`,
        `The shop closed order {order_no}: ${en}. {note}`,
      ]),
    ),
  ),
  ...of('order_closed_refunded', closed, [
    '订单 {order_no} 已全额退款并关闭。',
    'Order {order_no} was fully refunded and closed.',
  ]),
  ...of('order_closed_group_failed', closed, [
    '订单 {order_no} 拼团未成功，款项已退回余额。',
    'The group for order {order_no} didn’t fill. You’ve been refunded to your balance.',
  ]),
};

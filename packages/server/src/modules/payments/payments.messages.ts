import type { Messages } from '../../kernel/i18n/i18n.ts';

export const paymentsMessages: Messages = {
  'payments.trade_closed': { zh: '订单已关闭，无法支付', en: 'This order is closed and can’t be paid' },
  'payments.trade_paid': { zh: '订单已支付', en: 'This order is already paid' },
  'payments.channel_off': { zh: '该支付方式暂不可用', en: 'This payment method isn’t available' },
  'payments.insufficient_balance': { zh: '余额不足', en: 'Insufficient balance' },
  'payments.wrong_pay_password': {
    zh: '支付密码不正确，还可以尝试 {left} 次',
    en: 'Wrong payment password. Attempts left: {left}',
  },
  'payments.pay_password_unset': { zh: '请先设置支付密码', en: 'Please set a payment password first' },
  'payments.pay_password_locked': {
    zh: '支付密码错误次数过多，请稍后再试',
    en: 'Too many wrong attempts. Please try again later',
  },
  'payments.gateway_refused': {
    zh: '支付渠道繁忙，请稍后再试',
    en: 'The payment service is busy. Please try again',
  },
  'payments.channel_unreachable': {
    zh: '{channel}暂时无法连接，请稍后再试，或换一种支付方式',
    en: '{channel} can’t be reached right now. Try again shortly, or pay another way',
  },
  'payments.confirmed_later': {
    zh: '{channel}暂时无法连接。如您已付款，恢复后会自动确认，请勿重复支付',
    en: '{channel} can’t be reached right now. If you’ve paid, it will be confirmed automatically. Please don’t pay again',
  },
  'payments.closing_soon': {
    zh: '订单即将关闭，已不能通过该渠道支付，请使用余额支付或重新下单',
    en: 'This order is about to close and can’t be paid this way. Pay with your balance or order again',
  },
  'payments.channel_silent': {
    zh: '{channel}暂时没有应答，请稍后再试',
    en: '{channel} isn’t responding right now. Please try again later',
  },
  'payments.bill_not_there': {
    zh: '该日账单尚未生成，渠道在次日上午出账',
    en: 'This day’s bill isn’t available yet: channels issue bills the next morning',
  },
  'payments.finding_resolved': { zh: '该异常已处理', en: 'This issue has already been resolved' },
  'payments.nothing_to_send': {
    zh: '没有可通过渠道退回的款项',
    en: 'There’s no money to refund through the channel',
  },
};

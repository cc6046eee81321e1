import type { Messages } from '../../kernel/i18n/i18n.ts';

export const paymentsMessages: Messages = {
  'payments.trade_closed': { zh: '订单已关闭，无法支付', en: 'This order is closed and can not be paid' },
  'payments.trade_paid': { zh: '订单已支付', en: 'This order is paid already' },
  'payments.channel_off': { zh: '该支付方式暂不可用', en: 'This way of paying is not available' },
  'payments.insufficient_balance': { zh: '余额不足', en: 'Insufficient balance' },
  'payments.wrong_pay_password': {
    zh: '支付密码不正确，还可以尝试 {left} 次',
    en: 'Wrong payment password, tries left: {left}',
  },
  'payments.pay_password_unset': { zh: '请先设置支付密码', en: 'Please set a payment password first' },
  'payments.pay_password_locked': {
    zh: '支付密码错误次数过多，请稍后再试',
    en: 'Too many wrong payment passwords, please try again later',
  },
  'payments.gateway_refused': {
    zh: '支付渠道繁忙，请稍后再试',
    en: 'The payment channel is busy, please try again',
  },
  'payments.channel_unreachable': {
    zh: '{channel}暂时无法连接，请稍后再试，或换一种支付方式',
    en: '{channel} can not be reached right now. Try again shortly, or pay another way',
  },
  'payments.confirmed_later': {
    zh: '{channel}暂时无法连接。如您已付款，恢复后会自动确认，请勿重复支付',
    en: '{channel} can not be reached right now. If you have paid, it is confirmed by itself later: please do not pay again',
  },
  'payments.closing_soon': {
    zh: '订单即将关闭，已不能通过该渠道支付，请使用余额支付或重新下单',
    en: 'This order is about to close and can not be paid this way any more; pay from the balance or order again',
  },
  'payments.channel_silent': {
    zh: '{channel}暂时没有应答，请稍后再试',
    en: '{channel} does not answer right now, please try again later',
  },
  'payments.bill_not_there': {
    zh: '该日账单尚未生成，渠道在次日上午出账',
    en: 'The bill of this day is not there yet: channels make it the next morning',
  },
  'payments.finding_resolved': { zh: '该异常已处理', en: 'This finding has been resolved already' },
  'payments.nothing_to_send': {
    zh: '没有可通过渠道退回的款项',
    en: 'There is no money to send through the channel',
  },
};

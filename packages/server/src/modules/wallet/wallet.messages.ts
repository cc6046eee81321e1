import type { Messages } from '../../kernel/i18n/i18n.ts';

export const walletMessages: Messages = {
  'bank.not_agreed': { zh: '请先阅读并同意协议', en: 'Please read and accept the agreement first' },
  'bank.bank_unknown': { zh: '请选择开户银行', en: 'Please select a bank' },
  'bank.number_wrong': { zh: '银行卡号不正确，请检查', en: 'This card number isn’t valid. Please check it' },
  'bank.card_type_missing': { zh: '请选择卡类型', en: 'Please select the card type' },
  'bank.account_twice': { zh: '您已添加过该账户', en: 'You’ve already added this account' },
  'bank.too_many': { zh: '收款账户最多 {most} 个', en: 'You can have up to {most} payout accounts' },
  'bank.wechat_not_bound': { zh: '请先绑定微信', en: 'Please link your WeChat account first' },
  'wallet.amount_wrong': { zh: '请输入正确的金额', en: 'Please enter a valid amount' },
  'wallet.recharge_below': { zh: '充值金额不能低于 {minimum} 元', en: 'The minimum top-up is ¥{minimum}' },
  'wallet.recharge_above': { zh: '充值金额不能超过 {maximum} 元', en: 'The maximum top-up is ¥{maximum}' },
  'wallet.account_missing': { zh: '请选择收款账户', en: 'Please select a payout account' },
  'wallet.below_minimum': { zh: '提现金额不能低于 {minimum} 元', en: 'The minimum withdrawal is ¥{minimum}' },
  'wallet.over_limit': {
    zh: '提现金额超出限额，本次最多可提现 {most} 元',
    en: 'Over the limit: you can withdraw up to ¥{most} now',
  },
  'wallet.withdrawal_moved': {
    zh: '该提现已被处理，请刷新后再看',
    en: 'This withdrawal has already been handled. Please refresh',
  },
  'wallet.approved_by_you': {
    zh: '需由另一位员工审批',
    en: 'Another staff member must approve this',
  },
  'wallet.nothing_to_send': { zh: '没有可导出的提现', en: 'No withdrawals are waiting to be sent' },
  'wallet.reference_used': {
    zh: '该银行流水号已登记在另一笔提现上',
    en: 'This reference is already used for another withdrawal',
  },
  'wallet.sent_by_channel': {
    zh: '该提现由支付渠道打款，结果会自动更新',
    en: 'A payment channel pays this out; the result updates automatically',
  },
  'wallet.import_reference_missing': { zh: '缺少银行流水号', en: 'The bank reference is missing' },
  'wallet.import_reason_missing': { zh: '缺少失败原因', en: 'The failure reason is missing' },
  'wallet.import_other_batch': {
    zh: '这是批次 {batch_no} 的结果，该提现已不在这个批次',
    en: 'This is a result of batch {batch_no}, which no longer includes this withdrawal',
  },
  'wallet.batch_batch_no': { zh: '批次号', en: 'Batch no.' },
  'wallet.batch_withdrawal_no': { zh: '提现单号', en: 'Withdrawal' },
  'wallet.batch_name': { zh: '收款人', en: 'Name' },
  'wallet.batch_bank': { zh: '开户银行', en: 'Bank' },
  'wallet.batch_account': { zh: '银行卡号', en: 'Card number' },
  'wallet.batch_amount': { zh: '金额', en: 'Amount' },
  'wallet.adjustment_moved': {
    zh: '该调账已被处理，请刷新后再看',
    en: 'This adjustment has already been handled. Please refresh',
  },
};

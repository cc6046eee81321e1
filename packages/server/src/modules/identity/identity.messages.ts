import type { Messages } from '../../kernel/i18n/i18n.ts';

export const identityMessages: Messages = {
  'identity.wrong_code': { zh: '验证码不正确', en: 'Wrong code' },
  'identity.code_expired': {
    zh: '验证码已失效，请重新获取',
    en: 'This code has expired. Please get a new one',
  },
  'identity.code_too_soon': {
    zh: '验证码发送过于频繁，请 {seconds} 秒后再试',
    en: 'Please wait {seconds} {seconds|second|seconds} before requesting another code',
  },
  'identity.too_many_codes': {
    zh: '今日验证码发送次数已达上限',
    en: 'No more codes can be sent to this number today',
  },
  'identity.codes_paused': {
    zh: '验证码发送繁忙，请稍后再试',
    en: 'No more codes can be sent right now, please try again later',
  },
  'identity.challenge_required': {
    zh: '请完成安全验证后重试',
    en: 'Please complete the security check first',
  },
  'identity.proof_required': {
    zh: '请输入登录密码或短信验证码',
    en: 'Please enter your password or a code sent to your number',
  },
  'identity.wrong_password': { zh: '登录密码不正确', en: 'Wrong password' },
  'identity.account_changed': {
    zh: '账号信息刚刚发生变更，请刷新后重试',
    en: 'Your account has just changed. Please check again',
  },
  'identity.payments_held': {
    zh: '您刚更换过手机号，为保护账户安全，{until} 前不能使用余额支付或设置支付密码',
    en: 'Your mobile number was changed. To protect you, your balance and payment password are locked until {until}',
  },
  'identity.sms_failed': {
    zh: '短信发送失败，请稍后再试',
    en: 'The message could not be sent, please try again',
  },
  'identity.mobile_taken': { zh: '该手机号已被使用', en: 'This mobile number is already in use' },
  'identity.mobile_unknown': { zh: '该手机号尚未注册', en: 'No account uses this mobile number' },
  'identity.mobile_not_own': { zh: '请使用本人绑定的手机号', en: 'Please use your own mobile number' },
  'identity.username_taken': { zh: '该用户名已被使用', en: 'This username is already in use' },
  'identity.passwords_differ': { zh: '两次输入的密码不一致', en: 'Passwords do not match' },
  'identity.wrong_account_or_password': { zh: '账号或密码不正确', en: 'Wrong account or password' },
  'identity.silenced': {
    zh: '您已被平台禁言至 {until}，在此之前不能发表内容',
    en: 'You can’t post until {until}',
  },
  'identity.account_frozen': {
    zh: '账号已被冻结，请联系客服',
    en: 'This account is frozen, please contact us',
  },
  'identity.too_many_tries': {
    zh: '尝试次数过多，请 {minutes} 分钟后再试',
    en: 'Too many attempts. Please try again in {minutes} {minutes|minute|minutes}',
  },
  'identity.socket_unknown': {
    zh: '连接已失效，请重新连接',
    en: 'This connection has closed. Please connect again',
  },
  'identity.first_nickname': { zh: '用户{ending}', en: 'User {ending}' },
  'identity.password_changed': {
    zh: '密码已修改，请重新登录',
    en: 'Your password was changed. Please sign in again',
  },
  'identity.session_current': {
    zh: '当前设备请使用退出登录',
    en: 'This is your current device. Sign out instead',
  },
  'identity.session_ended': {
    zh: '该设备已被您在其他设备上移除登录',
    en: 'This device was signed out from another one',
  },
  'identity.closing_obstacles': {
    zh: '还有未完结的事项，暂时无法注销',
    en: 'Some things must be finished before your account can be closed',
  },
  'identity.account_closed': { zh: '账号已注销', en: 'The account is closed' },
  'identity.closed_nickname': { zh: '已注销用户', en: 'Former shopper' },
  'identity.third_off': { zh: '暂不支持该登录方式', en: 'This sign-in method is switched off' },
  'identity.third_refused': {
    zh: '授权失败，请重试',
    en: 'Your identity wasn’t confirmed. Please try again',
  },
  'identity.third_taken': {
    zh: '该账号已绑定其他用户',
    en: 'One of the two accounts is already linked to another',
  },
  'identity.ticket_over': {
    zh: '授权已过期，请重新登录',
    en: 'This took too long. Please sign in again',
  },
  'identity.foreign_page': { zh: '页面不属于本商城', en: 'This page doesn’t belong to this market' },
  'identity.wechat': { zh: '微信', en: 'WeChat' },
  'identity.kicked_out': { zh: '您已被强制下线', en: 'You have been signed out' },
};

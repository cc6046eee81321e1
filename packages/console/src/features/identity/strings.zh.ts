export const zh = {
  sellerWelcome: '登录商家中心',
  platformWelcome: '登录平台运营',
  sellerHint: '管理商品、订单与发货',
  platformHint: '管理平台参数与市场时间',
  account: '账号',
  accountMissing: '请输入账号',
  password: '密码',
  passwordMissing: '请输入密码',
  login: '登录',
  toSeller: '去商家中心',
  toPlatform: '去平台运营',
  loggedOut: '登录已失效，请重新登录',
} as const;

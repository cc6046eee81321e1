import type { ArticleKey } from '@chengji/contract/content/article-values';
import type { Text } from '../text.ts';
import { toHtml } from './article-row.ts';

const bodies: Record<ArticleKey, Text> = {
  agreement: {
    zh: '欢迎使用橙集。注册或登录，即表示您与平台之间达成本协议。\n\n# 一、账号\n\n您的账号由您本人使用。请保管好密码和短信验证码，它们等同于您本人的操作。\n\n# 二、交易\n\n订单由您与店铺之间成立。平台保管您支付的款项，在您确认收货或到期自动收货后结算给店铺。\n\n# 三、价格与库存\n\n提交订单时的价格、运费与优惠以确认页为准。若提交时已有变化，订单不会以其他价格成立。\n\n# 四、评价\n\n评价应当真实。平台不因评价的好坏而删改，只处理违法与辱骂的内容。\n\n# 五、变更\n\n本协议变更时提前七日公示。不同意变更，您可以注销账号。',
    en: 'Welcome to Chengji. By registering or logging in you enter into this agreement.\n\n# 1 Your account\n\nIt is yours alone. Keep your password and codes to yourself: whoever uses them acts for you.\n\n# 2 Orders\n\nAn order is made between you and the shop. The market keeps what you pay and hands it over once you have received your goods.\n\n# 3 Prices and stock\n\nWhat counts is what the page showed when you confirmed. If it has changed by then, no order is made at another price.\n\n# 4 Reviews\n\nA review is to be true. None is removed for being bad; only what is unlawful or abusive.\n\n# 5 Changes\n\nChanges are announced seven days before. If you do not agree, you may close your account.',
  },
  privacy: {
    zh: '我们只收集完成交易所需要的信息，并说明它们用在哪里。\n\n# 一、我们收集什么\n\n手机号用于登录与通知；收货人姓名、电话与地址用于配送；浏览与收藏用于为您保留记录，您可以随时清除。\n\n# 二、我们交给谁\n\n收货信息只交给您下单的店铺与承运的快递。我们不出售任何信息。\n\n# 三、我们保存多久\n\n订单与账目依法保存；其余信息在您注销账号后删除或匿名化。\n\n# 四、您的权利\n\n您可以查看、更正、导出自己的信息，也可以注销账号。',
    en: 'We collect what an order needs, and say what for.\n\n# 1 What we collect\n\nYour number, to log in and be told; name, phone and address, to deliver; what you looked at and kept, for yourself, and you may clear it.\n\n# 2 Who gets it\n\nYour address goes to the shop you order from and the carrier that brings it. Nothing is sold.\n\n# 3 How long we keep it\n\nOrders and accounts for as long as the law says. The rest is removed or made nameless when you close your account.\n\n# 4 Your rights\n\nYou may see, correct and take away what we hold, and close your account.',
  },
  about: {
    zh: '橙集是一座开放的多商家市场：店铺在这里开张，买家用一只购物车逛遍所有的店。\n\n# 我们相信\n\n好东西自己会说话。价格、运费、评价都写在前面，下一步会发生什么也写在前面。',
    en: 'Chengji is an open market of many shops, with one cart for all of them.\n\n# What we believe\n\nGood things speak for themselves. Price, freight and reviews are up front, and so is what happens next.',
  },
};

/** The articles the app itself points at. */
export const terms = Object.entries(bodies).map(([key, { zh, en }]) => ({
  key: key as ArticleKey,
  content: { zh: toHtml(zh), en: toHtml(en) },
}));

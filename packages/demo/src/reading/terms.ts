import type { ArticleKey } from '@chengji/contract/content/article-values';
import type { Text } from '../text.ts';
import { toHtml } from './article-row.ts';

const bodies: Record<ArticleKey, Text> = {
  agreement: {
    zh: '欢迎使用橙集。注册或登录，即表示您与平台之间达成本协议。\n\n# 一、账号\n\n您的账号由您本人使用。请保管好密码和短信验证码，它们等同于您本人的操作。\n\n# 二、交易\n\n订单由您与店铺之间成立。平台保管您支付的款项，在您确认收货或到期自动收货后结算给店铺。\n\n# 三、价格与库存\n\n提交订单时的价格、运费与优惠以确认页为准。若提交时已有变化，订单不会以其他价格成立。\n\n# 四、评价\n\n评价应当真实。平台不因评价的好坏而删改，只处理违法与辱骂的内容。\n\n# 五、变更\n\n本协议变更时提前七日公示。不同意变更，您可以注销账号。',
    en: 'Welcome to Chengji. By creating an account or signing in, you accept this agreement.\n\n# 1 Your account\n\nYour account is for your use only. Keep your passwords and codes safe: you’re responsible for anything done with them.\n\n# 2 Orders\n\nAn order is a contract between you and the shop. We hold your payment and pay the shop once your order is completed.\n\n# 3 Prices and stock\n\nYou pay the price shown when you confirm. If it changes before then, we ask you again first.\n\n# 4 Reviews\n\nReviews must be honest. We never remove one for being negative, only for being unlawful or abusive.\n\n# 5 Changes\n\nWe announce changes seven days in advance. If you don’t agree, you can close your account.',
  },
  privacy: {
    zh: '我们只收集完成交易所需要的信息，并说明它们用在哪里。\n\n# 一、我们收集什么\n\n手机号用于登录与通知；收货人姓名、电话与地址用于配送；浏览与收藏用于为您保留记录，您可以随时清除。\n\n# 二、我们交给谁\n\n收货信息只交给您下单的店铺与承运的快递。我们不出售任何信息。\n\n# 三、我们保存多久\n\n订单与账目依法保存；其余信息在您注销账号后删除或匿名化。\n\n# 四、您的权利\n\n您可以查看、更正、导出自己的信息，也可以注销账号。',
    en: 'We collect only what your orders need, and tell you why.\n\n# 1 What we collect\n\nYour mobile number, to sign you in and send updates. Your name, phone and address, to deliver your orders. What you view and save, for you to find again; you can clear it at any time.\n\n# 2 Who we share it with\n\nYour address is shared with the shop you order from and the carrier that delivers it. We never sell your data.\n\n# 3 How long we keep it\n\nWe keep orders and payments for as long as the law requires. Everything else is deleted or anonymised when you close your account.\n\n# 4 Your rights\n\nYou can view, correct and export your data, and close your account.',
  },
  about: {
    zh: '橙集是一座开放的多商家市场：店铺在这里开张，买家用一只购物车逛遍所有的店。\n\n# 我们相信\n\n好东西自己会说话。价格、运费、评价都写在前面，下一步会发生什么也写在前面。',
    en: 'Chengji is an open marketplace: many shops, one cart.\n\n# What we believe\n\nGood products speak for themselves. Prices, shipping and reviews are shown up front, and you always know what happens next.',
  },
  merchant_agreement: {
    zh: '申请入驻并通过审核，即表示您的店铺与平台之间达成本协议。\n\n# 一、资质\n\n提交的主体与营业执照须真实有效。执照到期前请更新，过期后平台可以暂停店铺经营。\n\n# 二、商品与发货\n\n商品的标题、图片和规格须与实物一致。请在承诺的时间内发货，并填写真实的运单号。\n\n# 三、售后\n\n买家申请退款后，请在倒计时结束前处理。协商不成时，双方都可以请平台介入，平台依据双方的证据裁决。\n\n# 四、佣金与结算\n\n平台按类目或约定的比例收取佣金。订单完成并过了售后期后，扣除佣金的货款转入可提现余额。\n\n# 五、违规与暂停\n\n售假、刷单、诱导站外交易或泄露买家信息的，平台可以下架商品、警告或暂停经营，已成立的订单仍须履行。\n\n# 六、变更\n\n本协议变更时提前七日公示。',
    en: 'By applying for a shop and being approved, your shop and the platform enter into this agreement.\n\n# 1 Qualifications\n\nThe entity and business licence you submit must be genuine and valid. Renew your licence in time: once it has expired, the platform may suspend your shop.\n\n# 2 Products and shipping\n\nTitles, pictures and variants must match what you ship. Ship within the promised time and enter the real tracking number.\n\n# 3 After-sales\n\nHandle refund requests before their countdown ends. If you and the buyer can’t agree, either side may ask the platform to step in; it decides on the evidence of both.\n\n# 4 Commission and settlement\n\nThe platform charges commission by category or as agreed with you. Once an order is completed and its after-sales period is over, your income less commission can be withdrawn.\n\n# 5 Violations and suspension\n\nFor counterfeit goods, fake orders, deals outside the platform or leaked buyer data, the platform may take products down, warn you or suspend the shop. Orders already placed must still be fulfilled.\n\n# 6 Changes\n\nWe announce changes seven days in advance.',
  },
};

/** The articles the app itself points at. */
export const terms = Object.entries(bodies).map(([key, { zh, en }]) => ({
  key: key as ArticleKey,
  content: { zh: toHtml(zh), en: toHtml(en) },
}));

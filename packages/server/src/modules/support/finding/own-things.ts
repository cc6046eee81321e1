/** Questions about a shopper's own things, which are answered by the things themselves. */

export const intents = ['parcel', 'refund', 'coupons', 'wallet', 'shop'] as const;
export type Intent = (typeof intents)[number];

/** How each is asked for; found by the same ranking as the bank. */
export const intentWordings: Readonly<Record<Intent, readonly string[]>> = {
  parcel: [
    '我的快递到哪了',
    '查物流',
    '我的包裹在哪里',
    '我的订单到哪了',
    '我的订单',
    'where is my parcel',
    'where is my order',
    'track my order',
    'my orders',
  ],
  refund: [
    '我的退款到哪了',
    '退款进度',
    '退款状态',
    '我的退款',
    'where is my refund',
    'refund status',
    'my refunds',
  ],
  coupons: [
    '我的优惠券',
    '优惠券快过期了',
    '快到期的券',
    '我有哪些券',
    'my coupons',
    'which coupons expire soon',
    'coupons ending soon',
  ],
  wallet: [
    '我的余额',
    '我还有多少余额',
    '余额查询',
    '我的提现到哪了',
    'my balance',
    'how much money is in my wallet',
    'where is my withdrawal',
  ],
  shop: [
    '怎么联系商家',
    '联系卖家',
    '店铺电话',
    '找商家客服',
    'how to reach the shop',
    'contact the seller',
    'contact a shop',
  ],
};

export const intentDocuments = intents.map((intent) => ({
  ref: { kind: 'intent', intent } as const,
  wordings: intentWordings[intent],
  body: '',
}));

import type { Pair } from '../text.ts';

type HelpRow = { name: Pair; questions: readonly (readonly [question: Pair, answer: Pair])[] };

/** What people ask, by category. */
export const helpRows: readonly HelpRow[] = [
  {
    name: '下单与支付|Orders and payment',
    questions: [
      [
        '下单后多久必须付款？|How long do I have to pay?',
        '普通订单三十分钟，拼团订单十五分钟。订单页有倒计时，到时自动关闭，库存会退回。|30 minutes, or 15 for a group order. A countdown shows the time left. If you don’t pay in time, the order closes automatically and the stock is released.',
      ],
      [
        '可以一次结算多家店铺吗？|Can I check out from several shops at once?',
        '可以。购物车里勾选任意店铺的商品一起结算，一次付款，各店分别发货。|Yes. Select items from any shop in your cart and pay once. Each shop ships its own package.',
      ],
      [
        '支持哪些支付方式？|Which payment methods can I use?',
        '余额和微信支付。使用余额需要先设置六位支付密码。|Your balance and WeChat Pay. To pay with your balance, set a 6-digit payment password first.',
      ],
      [
        '付款时提示价格变化怎么办？|What if the price changes at checkout?',
        '商家可能刚刚调价，或优惠已经结束。页面会显示新的金额，确认后再提交即可，不会多扣。|The shop may have changed it, or an offer has ended. The page shows the new amount for you to confirm. You’ll never be charged more than that.',
      ],
    ],
  },
  {
    name: '配送与签收|Shipping and delivery',
    questions: [
      [
        '付款后多久发货？|When will my order ship?',
        '商家承诺四十八小时内发货，商品页写明更快的以商品页为准。|Within 48 hours, or sooner if the product page says so.',
      ],
      [
        '运费是怎么算的？|How is shipping calculated?',
        '由每家店的运费模板和收货地区决定，确认订单时逐店列出，满额包邮会自动减免。|It depends on each shop’s rates and your address. You’ll see the cost for each shop before you pay, and free shipping is applied automatically.',
      ],
      [
        '还没收到，能延长收货时间吗？|My order hasn’t arrived. Can I have more time?',
        '可以。发货后的订单可延长一次，在订单详情页点“延长收货”。|Yes, once. Tap “Extend time” on the order page after it ships.',
      ],
      [
        '物流好几天没有更新？|Why hasn’t my tracking been updated for days?',
        '中转和节假日可能出现一到两天的空档。超过三天，请联系商家查件。|A gap of a day or two is common. After three days, ask the shop to look into it.',
      ],
    ],
  },
  {
    name: '售后与评价|Returns and reviews',
    questions: [
      [
        '不确认收货会怎样？|What if I don’t confirm receipt?',
        '发货后第十天自动确认收货，页面会一直显示剩余时间。|It’s confirmed automatically ten days after your order ships. The order page shows the time left.',
      ],
      [
        '收货后可以评价多久？|How long do I have to leave a review?',
        '收货后十五天内。到期没有评价，系统会给出默认好评。|15 days after you receive it. After that, a positive review is added automatically.',
      ],
      [
        '可以匿名评价吗？|Can I review anonymously?',
        '可以。发表时勾选“匿名”，别人只看到首尾两个字。|Yes. Turn on “Review anonymously” when you publish, and your name and photo are hidden.',
      ],
      [
        '生鲜坏了怎么赔？|What if fresh food arrives spoiled?',
        '签收后二十四小时内拍照联系商家，核实后直接退款，不用寄回。|Send the shop a photo within 24 hours of delivery. Once it’s confirmed you’ll be refunded, with nothing to send back.',
      ],
    ],
  },
  {
    name: '账号与安全|Account and security',
    questions: [
      [
        '换了手机号怎么登录？|How do I sign in with a new mobile number?',
        '用原账号和密码登录，在“设置 · 账号与安全”里更换手机号。|Sign in with your username and password, then change your number in Settings, under Account and security.',
      ],
      [
        '支付密码被锁定了？|Why is my payment password locked?',
        '连续输错五次会锁定一小时，时间到自动恢复，也可以用短信验证码重设。|It’s locked for an hour after five wrong attempts. You can wait, or reset it with a code sent to your mobile.',
      ],
      [
        '怎么换成英文？|How do I switch to English?',
        '登录页右上角，或“设置 · 通用”，选 English，立即生效。|Tap the language at the top of the home or sign-in page, or go to Settings, then General.',
      ],
    ],
  },
];

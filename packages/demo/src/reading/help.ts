import type { Pair } from '../text.ts';

type HelpRow = { name: Pair; questions: readonly (readonly [question: Pair, answer: Pair])[] };

/** What people ask, by category. */
export const helpRows: readonly HelpRow[] = [
  {
    name: '下单与支付|Ordering and paying',
    questions: [
      [
        '下单后多久必须付款？|How long do I have to pay?',
        '普通订单三十分钟，拼团订单十五分钟。订单页有倒计时，到时自动关闭，库存会退回。|Thirty minutes, or fifteen for a group order. The order counts down; when it ends it closes by itself and the stock is returned.',
      ],
      [
        '可以一次结算多家店铺吗？|Can I pay several shops at once?',
        '可以。购物车里勾选任意店铺的商品一起结算，一次付款，各店分别发货。|Yes. Tick what you want in the cart: you pay once, and each shop sends its own parcel.',
      ],
      [
        '支持哪些支付方式？|How can I pay?',
        '余额和微信支付。使用余额需要先设置六位支付密码。|From your balance or by WeChat Pay. Your balance asks for a payment password of six digits.',
      ],
      [
        '付款时提示价格变化怎么办？|It says the price has changed',
        '商家可能刚刚调价，或优惠已经结束。页面会显示新的金额，确认后再提交即可，不会多扣。|The shop has changed it, or an offer has ended. The page shows the new amount; you are never charged more than what you confirmed.',
      ],
    ],
  },
  {
    name: '配送与签收|Delivery',
    questions: [
      [
        '付款后多久发货？|When is my order sent?',
        '商家承诺四十八小时内发货，商品页写明更快的以商品页为准。|Within 48 hours, or sooner where the goods say so.',
      ],
      [
        '运费是怎么算的？|How is freight worked out?',
        '由每家店的运费模板和收货地区决定，确认订单时逐店列出，满额包邮会自动减免。|By each shop’s rates and where you live. It is listed for each shop before you pay, and free delivery is taken off by itself.',
      ],
      [
        '还没收到，能延长收货时间吗？|May I have longer to receive it?',
        '可以。发货后的订单可延长一次，在订单详情页点“延长收货”。|Yes, once. Press “Extend receipt” on the order’s page.',
      ],
      [
        '物流好几天没有更新？|Nothing has moved for days',
        '中转和节假日可能出现一到两天的空档。超过三天，请联系商家查件。|A gap of a day or two is common. After three days ask the shop to look into it.',
      ],
    ],
  },
  {
    name: '售后与评价|After the sale',
    questions: [
      [
        '不确认收货会怎样？|What if I do not confirm receipt?',
        '发货后第十天自动确认收货，页面会一直显示剩余时间。|It is received by itself ten days after it was sent; the page counts down to it.',
      ],
      [
        '收货后可以评价多久？|How long may I review it?',
        '收货后十五天内。到期没有评价，系统会给出默认好评。|For fifteen days. After that it is reviewed by itself, and kindly.',
      ],
      [
        '可以匿名评价吗？|May I review without my name?',
        '可以。发表时勾选“匿名”，别人只看到首尾两个字。|Yes. Tick “anonymous”, and others see the ends of your name only.',
      ],
      [
        '生鲜坏了怎么赔？|Something fresh was spoiled',
        '签收后二十四小时内拍照联系商家，核实后直接退款，不用寄回。|Send the shop a picture within 24 hours. You are refunded and keep the rest.',
      ],
    ],
  },
  {
    name: '账号与安全|Your account',
    questions: [
      [
        '换了手机号怎么登录？|I have a new number',
        '用原账号和密码登录，在“设置 · 账号与安全”里更换手机号。|Log in with your account and password, then change the number in Settings, Security.',
      ],
      [
        '支付密码被锁定了？|My payment password is locked',
        '连续输错五次会锁定一小时，时间到自动恢复，也可以用短信验证码重设。|After five wrong tries it rests for an hour. Wait, or set a new one with a code by SMS.',
      ],
      [
        '怎么换成英文？|How do I read this in English?',
        '登录页右上角，或“设置 · 通用”，选 English，立即生效。|At the top of the login page, or in Settings, General. It changes at once.',
      ],
    ],
  },
];

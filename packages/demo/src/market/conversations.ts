/** What people and shops have written to each other, and what shops keep ready to say. */
import type { ShopKey } from './shops.ts';

/** A line is a text, or a goods of the shop: the Nth it put on sale. */
type Line = string | { goods: number };
export type DemoConversation = {
  shopper: number;
  shop: ShopKey;
  /** How many minutes ago its last line was written. */
  ago: number;
  /** `?` is the shopper, `!` the shop. */
  lines: readonly (readonly ['?' | '!', Line])[];
  flagged?: boolean;
  note?: string;
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** The last written in at the end. */
export const demoConversations: readonly DemoConversation[] = [
  {
    shopper: 1,
    shop: 'shengluo',
    ago: 6 * DAY,
    lines: [
      ['?', { goods: 0 }],
      ['?', '这款降噪耳机坐飞机时压耳朵吗？'],
      ['!', '您好，耳罩是记忆海绵，戴三四个小时也不压。随机配了飞机转接头。'],
      ['?', '好的，谢谢'],
      ['!', '不客气，有问题随时联系我们～'],
    ],
  },
  {
    shopper: 4,
    shop: 'chengji',
    ago: 2 * DAY,
    lines: [
      ['?', '请问可以开公司抬头的发票吗'],
      ['!', '可以的，请把抬头和税号发给我们，订单完成后三天内开好。'],
      ['?', '抬头：云栖小镇咖啡有限公司'],
      ['!', '收到，已为您登记。'],
    ],
    note: '需要公司抬头发票',
  },
  {
    shopper: 1,
    shop: 'xiansheng',
    ago: DAY,
    lines: [
      ['?', '昨天收到的草莓有两颗压坏了'],
      ['!', '非常抱歉！坏果包赔，您在订单里申请“仅退款”，填坏果数量就可以，我们马上处理。'],
      ['?', '已经申请了'],
      ['!', '看到了，已经同意，钱会原路退回。'],
    ],
  },
  {
    shopper: 2,
    shop: 'chengji',
    ago: 5 * HOUR,
    lines: [
      ['?', { goods: 1 }],
      ['?', 'Does this ship to Chengdu by tomorrow?'],
      ['!', 'Hello! Orders placed before 4 pm leave today and usually arrive in Chengdu in two days.'],
      ['?', 'Perfect, thank you'],
    ],
  },
  {
    shopper: 6,
    shop: 'chengji',
    ago: 2 * HOUR,
    flagged: true,
    lines: [
      ['?', '我买的大米少发了一袋'],
      ['!', '您好，正在帮您核对出库记录，请稍等。'],
      ['?', '好的，麻烦尽快'],
    ],
  },
  {
    shopper: 1,
    shop: 'gannan',
    ago: 50,
    lines: [
      ['?', '脐橙什么时候开摘？'],
      ['!', '下周开摘，现在可以预订，开摘当天按顺序发货。'],
      ['!', { goods: 0 }],
    ],
  },
  {
    shopper: 3,
    shop: 'chengji',
    ago: 35,
    lines: [
      ['?', '洗衣液和柔顺剂可以放一起寄吗'],
      ['?', '怕漏'],
    ],
  },
  {
    shopper: 1,
    shop: 'chengji',
    ago: 12,
    lines: [
      ['?', { goods: 0 }],
      ['?', '这个有没有小包装的？'],
      ['!', '您好，小包装下周到货，到货后我发链接给您。'],
      ['?', '好呀，大概周几？'],
      ['!', '预计周三上午，记得回来看看哦。'],
    ],
  },
  { shopper: 5, shop: 'chengji', ago: 6, lines: [['?', '在吗？想问下会员价怎么算']] },
];

export const demoQuickReplies = [
  { title: '问候', text: '{buyer} 您好，这里是{shop}，请问有什么可以帮您？' },
  { title: '发货时间', text: '下午四点前付款的订单当天发出，其余次日发出。' },
  { title: '催促物流', text: '订单 {order_no} 已在路上，我们会盯着物流，有变化第一时间告诉您。' },
  { title: '开发票', text: '可以开票。请把抬头和税号发给我们，订单完成后三天内开好。' },
  { title: '结束', text: '感谢您的咨询，我是{agent}，祝您生活愉快～' },
] as const;

export const demoAway = '您好，现在不在服务时间，您可以先留言，我们上班后第一时间回复您。';

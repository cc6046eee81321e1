/** What the demo market's shoppers want back, and how far each has come when it opens. */
import type { CallChecked } from '@chengji/contract';
import type { ShopKey } from '../market/shops.ts';

type Application = CallChecked<'POST /wanlshop/refund/apply'>;

export type RefundMove =
  | 'place'
  | 'ship'
  | 'apply'
  | 'approve'
  | 'reject'
  | 'resubmit'
  | 'send'
  | 'receive'
  | 'bring'
  | 'evidence'
  | 'decide'
  | 'dismiss'
  | 'cancel'
  | 'keep';

export type DemoRefund = {
  /** Counted from 1, as in the mobile number. */
  shopper: number;
  shop: ShopKey;
  kind: Application['kind'];
  received: Application['received'];
  reason: string;
  content: string;
  /** What the shop answers. */
  answer: string;
  /** Of the line, in hundredths. */
  share: number;
  /** The order was paid at the stand-in gateway, which does this with the refund. */
  atChannel?: 'succeed' | 'pending' | 'abnormal';
  /** Each with how many days before the market opens; the order of the row. */
  moves: readonly (readonly [RefundMove, number])[];
};

const wanted = { kind: 'refund_only', received: 'not_received', answer: '', share: 100 } as const;
const arrived = { kind: 'refund_only', received: 'received', answer: '', share: 100 } as const;
const toReturn = { ...arrived, kind: 'return_and_refund' } as const;

export const demoRefunds: readonly DemoRefund[] = [
  {
    ...wanted,
    shopper: 1,
    shop: 'chengji',
    reason: 'no_longer_wanted',
    content: '家里已经买了一份，不用发了，谢谢。',
    moves: [
      ['place', 0.9],
      ['apply', 0.15],
    ],
  },
  {
    ...arrived,
    shopper: 1,
    shop: 'chengji',
    reason: 'damaged',
    content: '外包装压坏了，里面漏了一些，只退一部分就好。',
    answer: '请补充开箱照片，我们核实后马上处理。',
    share: 40,
    moves: [
      ['place', 6],
      ['ship', 5.6],
      ['apply', 2.4],
      ['reject', 1.9],
      ['resubmit', 0.1],
    ],
  },
  {
    ...wanted,
    shopper: 2,
    shop: 'chengji',
    reason: 'not_shipped',
    content: '说好当天出库，两天了还没有动静。',
    moves: [
      ['place', 2.6],
      ['apply', 0.7],
    ],
  },
  {
    ...toReturn,
    shopper: 1,
    shop: 'chengji',
    reason: 'does_not_fit',
    content: '尺寸比想象的大，没有用过。',
    moves: [
      ['place', 8],
      ['ship', 7.5],
      ['apply', 3.5],
      ['approve', 3.1],
    ],
  },
  {
    ...toReturn,
    shopper: 1,
    shop: 'chengji',
    reason: 'quality',
    content: '用了两天就出问题了，申请退货。',
    moves: [
      ['place', 11],
      ['ship', 10.6],
      ['apply', 6.5],
      ['approve', 6.1],
      ['send', 3.2],
    ],
  },
  {
    ...arrived,
    shopper: 1,
    shop: 'mianli',
    reason: 'not_as_described',
    content: '颜色和图片差得有点多。',
    answer: '图片为实物拍摄，色差属正常范围，可以退货但不能仅退款。',
    moves: [
      ['place', 9],
      ['ship', 8.5],
      ['apply', 4.2],
      ['reject', 3.4],
    ],
  },
  {
    ...arrived,
    shopper: 1,
    shop: 'chengji',
    reason: 'pieces_missing',
    content: '下单时写的是一套，收到少了一件。',
    answer: '出库称重与整套一致，未见少件。',
    moves: [
      ['place', 10],
      ['ship', 9.5],
      ['apply', 4.4],
      ['reject', 3.6],
      ['bring', 0.5],
      ['evidence', 0.3],
    ],
  },
  {
    ...arrived,
    shopper: 2,
    shop: 'gannan',
    reason: 'damaged',
    content: '一半都烂了，照片里能看到。',
    answer: '发货时都是好的，运输造成的请联系快递。',
    moves: [
      ['place', 7],
      ['ship', 6.6],
      ['apply', 3.2],
      ['reject', 2.4],
      ['bring', 0.8],
      ['evidence', 0.6],
    ],
  },
  {
    ...arrived,
    shopper: 2,
    shop: 'chengji',
    reason: 'damaged',
    content: '罐子瘪了，不敢吃。',
    answer: '轻微变形不影响食用。',
    moves: [
      ['place', 16],
      ['ship', 15.6],
      ['apply', 12.2],
      ['reject', 11.5],
      ['bring', 11],
      ['decide', 10.4],
      ['keep', 4.5],
    ],
  },
  {
    ...arrived,
    shopper: 3,
    shop: 'xingtu',
    reason: 'damaged',
    content: '鞋底开胶了。',
    answer: '穿着一个月后开胶，已超出质保。',
    moves: [
      ['place', 18],
      ['ship', 17.6],
      ['apply', 14.2],
      ['reject', 13.5],
      ['bring', 13],
      ['dismiss', 12.4],
      ['keep', 8.5],
    ],
  },
  {
    ...wanted,
    shopper: 1,
    shop: 'shanyu',
    reason: 'ordered_wrong',
    content: '规格选错了，重新拍。',
    moves: [
      ['place', 13],
      ['apply', 12.9],
      ['approve', 12.8],
    ],
  },
  {
    ...toReturn,
    shopper: 1,
    shop: 'chengji',
    reason: 'no_longer_wanted',
    content: '七天无理由。',
    moves: [
      ['place', 20],
      ['ship', 19.6],
      ['apply', 15.8],
      ['approve', 15.4],
      ['send', 14.6],
      ['receive', 11.6],
    ],
  },
  {
    ...wanted,
    shopper: 1,
    shop: 'chengji',
    reason: 'other',
    content: '想等活动再买。',
    moves: [
      ['place', 1.6],
      ['apply', 1.5],
      ['cancel', 1.4],
    ],
  },
  {
    ...wanted,
    shopper: 3,
    shop: 'chengji',
    reason: 'no_longer_wanted',
    content: '多拍了一件，麻烦取消。',
    atChannel: 'succeed',
    moves: [
      ['place', 5.3],
      ['apply', 5.1],
      ['approve', 4.9],
    ],
  },
  {
    ...wanted,
    shopper: 1,
    shop: 'xiansheng',
    reason: 'ordered_wrong',
    content: '收货地址填成老家了，先退款重新下单。',
    atChannel: 'abnormal',
    moves: [
      ['place', 1.9],
      ['apply', 1.7],
      ['approve', 1.3],
    ],
  },
  {
    ...wanted,
    shopper: 1,
    shop: 'jiyue',
    reason: 'no_longer_wanted',
    content: '量了一下放不下，还没发货就退了吧。',
    atChannel: 'pending',
    moves: [
      ['place', 0.9],
      ['apply', 0.6],
      ['approve', 0.3],
    ],
  },
];

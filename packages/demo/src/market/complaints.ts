/** What people of the demo market complain about, and what came of it. Shoppers by their number. */
import type { ComplaintMeasure } from '@chengji/contract';

export type DemoComplaint = {
  about: { type: 'goods' | 'shop'; goods: number } | { type: 'user'; shopper: number };
  reason: string;
  /** Who says what, the first of them first, each an hour after the other. */
  says: readonly (readonly [shopper: number, content: string])[];
  days: number;
  ends:
    | 'waits'
    | 'taken'
    | { verdict: 'upheld' | 'dismissed'; answer: string; notice?: string; measures?: ComplaintMeasure[] };
};

export const demoComplaints: readonly DemoComplaint[] = [
  {
    about: { type: 'goods', goods: 8 },
    reason: 'false_advertising',
    says: [
      [1, '详情页写的参数和收到的实物不一致，和介绍的完全不一样。'],
      [4, '页面上的产地和包装上印的不一致，希望平台核实。'],
      [5, '宣传的功能实际并没有，可以提供使用时的照片。'],
    ],
    days: 1.5,
    ends: 'waits',
  },
  {
    about: { type: 'shop', goods: 60 },
    reason: 'bad_attitude',
    says: [[3, '询问什么时候发货，客服一直不回，后来说话很不客气。']],
    days: 2.4,
    ends: 'taken',
  },
  {
    about: { type: 'goods', goods: 100 },
    reason: 'counterfeit',
    says: [
      [2, '标签的印刷很模糊，扫码也查不到，怀疑不是正品。'],
      [6, '和在专柜买的用料不一样，做工也很粗糙。'],
    ],
    days: 6,
    ends: {
      verdict: 'upheld',
      answer: '核查后情况属实，已警告商家并要求整改，您可以在订单页申请退款。',
      notice: '商品标识与授权材料不符，请在三天内补充资质并修改说明。',
      measures: ['warn'],
    },
  },
  {
    about: { type: 'shop', goods: 140 },
    reason: 'not_shipped',
    says: [[1, '下单两天还没有发货，催了几次都没有准确时间。']],
    days: 9,
    ends: { verdict: 'dismissed', answer: '订单在承诺时间内已经发出，物流信息可在订单页查看。' },
  },
];

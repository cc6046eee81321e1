/** What people of the demo market say of the app, and what came of it. Shoppers by their number; others are visitors. */
import type { FeedbackCategory } from '@chengji/contract';

export type DemoFeedback = {
  /** A shopper, or a visitor by a word of their own. */
  by: number | string;
  rating: number;
  category: FeedbackCategory;
  content: string;
  contact?: string;
  days: number;
  /** An answer some hours later, or handled without one; otherwise it waits. */
  answer?: string;
  handled?: true;
};

export const demoFeedback: readonly DemoFeedback[] = [
  {
    by: 1,
    rating: 4,
    category: 'groups',
    content: '希望拼团进度能加到桌面小组件，不用每次点进来看还差几个人。',
    contact: '13800000001',
    days: 0.3,
  },
  { by: 4, rating: 2, category: 'payment', content: '付款时提示超时，重试三次才成功。', days: 0.6 },
  { by: 'phone', rating: 3, category: 'interface', content: '老人用字太小了，能不能调大？', days: 1.1 },
  { by: 5, rating: 4, category: 'suggestion', content: '希望收藏夹可以分组，找起来方便些。', days: 1.6 },
  {
    by: 2,
    rating: 5,
    category: 'groups',
    content: '阶梯团的差价会自己退回来，这点很好，希望能提前看到最终价。',
    days: 2.4,
    answer: '谢谢您的喜欢。团页面的阶梯表会显示当前价和下一档价格，成团时按人数定最终价。',
  },
  {
    by: 3,
    rating: 1,
    category: 'delivery',
    content: '物流两天没更新，催了也没用。',
    days: 3.3,
    answer: '抱歉让您久等。已为您催促快递公司，物流页会显示预计送达时间，超时可在订单页申请售后。',
  },
  {
    by: 1,
    rating: 5,
    category: 'other',
    content: '客服回得很快，退款当天就到了余额。',
    days: 5,
    answer: '谢谢您的认可，我们会继续努力。',
  },
  {
    by: 'tablet',
    rating: 4,
    category: 'performance',
    content: '平板上首页滑动有点卡。',
    days: 6.2,
    handled: true,
  },
  {
    by: 6,
    rating: 4,
    category: 'performance',
    content: '搜索结果往回退的时候会等一下，希望快一点。',
    days: 8,
    answer: '已经优化：返回时会停在原来的位置，不再重新加载。',
  },
  {
    by: 7,
    rating: 5,
    category: 'suggestion',
    content: '深色模式看着很舒服，谢谢。',
    days: 10,
    handled: true,
  },
  {
    by: 8,
    rating: 3,
    category: 'payment',
    content: '提现到账要多久？页面上最好写清楚。',
    days: 13,
    answer: '提现页会显示预计到账时间，一般为一到三个工作日。',
  },
  { by: 9, rating: 4, category: 'delivery', content: '希望可以选择送货时间段。', days: 17, handled: true },
  { by: 'laptop', rating: 5, category: 'other', content: '东西便宜，页面也干净。', days: 21, handled: true },
  {
    by: 1,
    rating: 3,
    category: 'interface',
    content: '订单列表的店铺名太长会换行，不太好看。',
    days: 26,
    answer: '已改为一行显示，过长的部分会省略，谢谢您的细心。',
  },
  { by: 2, rating: 4, category: 'groups', content: '拼团提醒可以再早一点通知吗？', days: 38, handled: true },
  { by: 5, rating: 2, category: 'payment', content: '银行卡添加了两次才成功。', days: 47, handled: true },
];

import type { Messages } from '../../kernel/i18n/i18n.ts';

export const supportMessages: Messages = {
  'support.no_device': {
    zh: '无法识别您的设备，请刷新页面或登录后再试',
    en: 'We can’t recognise your device. Refresh the page or sign in',
  },
  'support.not_rateable': { zh: '只能评价助手的回答', en: 'Only the assistant’s answers can be rated' },
  'support.leave_message': {
    zh: '人工客服不在线，请写下您的问题，我们会通过消息回复您',
    en: 'Our team is away. Leave a message and we’ll notify you when we reply',
  },
  'support.state_changed': {
    zh: '该会话已由他人接待或已结束，请刷新',
    en: 'Someone else has taken this conversation, or it has ended. Please refresh',
  },
  'support.help_gone': { zh: '引用的帮助文章已被删除', en: 'The help page quoted no longer exists' },
  'support.answer_missing': {
    zh: '请填写中英文答案，或两者都留空并选择一篇帮助',
    en: 'Write the answer in both languages, or leave both empty and choose a help page',
  },
  'support.question_taken': { zh: '题库里已有这个问题', en: 'The bank already has this question' },
  'support.no_orders': { zh: '您还没有订单。', en: 'You have no orders yet.' },
  'support.no_parcels': {
    zh: '没有在路上的包裹，这是您最近的订单：',
    en: 'Nothing is on the way. Your latest orders:',
  },
  'support.parcels': { zh: '您有 {count} 个订单在途或待发货：', en: 'Orders on the way or to ship: {count}' },
  'support.no_refunds': { zh: '您没有退款。', en: 'You have no refunds.' },
  'support.refunds': {
    zh: '您有 {count} 笔退款在进行，想问的是哪一笔？',
    en: 'Refunds in progress: {count}. Which one are you asking about?',
  },
  'support.refunds_ended': {
    zh: '没有进行中的退款，这是最近的：',
    en: 'No refund is in progress. The latest:',
  },
  'support.no_coupons': { zh: '您没有可用的优惠券。', en: 'You have no coupons to use.' },
  'support.coupons': { zh: '您的优惠券，最先到期的在前：', en: 'Your coupons, soonest to expire first:' },
  'support.no_shops': {
    zh: '您还没有订单。在商品页或店铺页可以联系商家。',
    en: 'You have no orders yet. Contact a shop from its page or a product.',
  },
  'support.shops': {
    zh: '您最近买过的店铺，点开即可联系：',
    en: 'Shops you bought from recently. Choose one to contact:',
  },
  'support.order_pending_payment': { zh: '这笔订单等待付款。', en: 'This order is awaiting payment.' },
  'support.order_pending_group': { zh: '这笔订单等待成团。', en: 'This order is awaiting its group.' },
  'support.order_pending_shipment': {
    zh: '这笔订单已付款，等待商家发货。',
    en: 'This order is paid and waiting to ship.',
  },
  'support.order_shipped': {
    zh: '这笔订单已发货，还没有物流信息。',
    en: 'This order has shipped. There are no tracking updates yet.',
  },
  'support.order_pending_review': { zh: '这笔订单已收货。', en: 'You’ve received this order.' },
  'support.order_completed': { zh: '这笔订单已完成。', en: 'This order is completed.' },
  'support.order_closed': { zh: '这笔订单已关闭。', en: 'This order is closed.' },
  'support.refund_pending_seller': {
    zh: '这笔退款等待商家处理；商家到期未处理，系统自动同意。',
    en: 'The shop is reviewing this refund. If it doesn’t reply in time, it’s approved automatically.',
  },
  'support.refund_pending_return': {
    zh: '商家已同意，请按退款详情页的地址寄回并填写单号。',
    en: 'Approved. Send it to the address on the refund page and enter the tracking number.',
  },
  'support.refund_pending_receipt': {
    zh: '您已寄回，等待商家收货。',
    en: 'You’ve sent it back. Waiting for the shop to confirm receipt.',
  },
  'support.refund_rejected': {
    zh: '商家拒绝了这笔退款，您可以修改后重新申请，或申请平台介入。',
    en: 'The shop declined it. Edit your request, or ask Chengji to step in.',
  },
  'support.refund_intervention': {
    zh: '平台正在处理这笔退款。',
    en: 'Chengji is reviewing this refund.',
  },
  'support.refund_processing': {
    zh: '退款正在原路退回。',
    en: 'Your refund is on its way.',
  },
  'support.refund_failed': {
    zh: '原路退回没有成功，您可以在退款详情页改退余额。',
    en: 'It couldn’t be returned to your payment method. Choose your balance on the refund page.',
  },
  'support.refund_completed': { zh: '这笔退款已完成。', en: 'This refund is complete.' },
  'support.refund_closed': { zh: '这笔退款已关闭。', en: 'This refund is closed.' },
};

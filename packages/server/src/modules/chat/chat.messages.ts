import type { Messages } from '../../kernel/i18n/i18n.ts';

export const chatMessages: Messages = {
  'chat.picture_unknown': {
    zh: '图片已失效，请重新选择',
    en: 'That photo is no longer there. Please choose it again',
  },
  'chat.voice_unknown': {
    zh: '语音已失效，请重新录制',
    en: 'That voice message is no longer there. Please record it again',
  },
  'chat.goods_unknown': { zh: '商品已下架，无法发送', en: 'That product is no longer available' },
  'chat.order_unknown': {
    zh: '只能发送与对方之间的订单',
    en: 'You can only send an order between the two of you',
  },
  'chat.blocked_by_other': { zh: '对方已拒收您的消息', en: 'They don’t accept messages from you' },
  'chat.blocked_by_yourself': {
    zh: '您已屏蔽对方，解除后才能发送',
    en: 'You’ve blocked them. Unblock them to write',
  },
  'chat.shop_unknown': { zh: '店铺不存在', en: 'This shop doesn’t exist' },
  'chat.shop_closed': {
    zh: '店铺已暂停营业，暂时不能发消息',
    en: 'This shop is suspended. Messages can’t be sent for now',
  },
  'chat.client_msg_id_reused': {
    zh: '消息编号重复，请重新发送',
    en: 'This message number was used before. Please send it again',
  },
  'chat.file_type': {
    zh: '仅支持图片和 m4a、webm 语音',
    en: 'Only photos and m4a or webm voice messages can be sent',
  },
  'chat.voice_too_large': {
    zh: '语音不能超过 {megabytes} MB',
    en: 'Voice messages can be up to {megabytes} MB',
  },
  'chat.voice_too_long': {
    zh: '语音不能超过 {seconds} 秒',
    en: 'Voice messages can be up to {seconds} seconds',
  },
  'chat.recall_too_late': {
    zh: '发送超过 {minutes} 分钟的消息不能撤回',
    en: 'Messages can only be recalled within {minutes} min',
  },
  'chat.taken': { zh: '该会话已由其他客服接待', en: 'A colleague is handling this conversation' },
  'chat.agent_unknown': {
    zh: '该员工不能接待，请选择其他客服',
    en: 'They can’t answer shoppers. Please choose someone else',
  },
  'chat.too_many_notes': { zh: '每位顾客最多 {most} 条备注', en: 'A shopper can have up to {most} notes' },
  'chat.too_many_quick_replies': {
    zh: '最多 {most} 条快捷回复',
    en: 'You can have up to {most} quick replies',
  },
  'chat.placeholder_unknown': { zh: '不支持占位符 {name}', en: 'Unknown placeholder {name}' },
  'chat.hours_empty': { zh: '结束时间不能与开始时间相同', en: 'The end must differ from the start' },
  'chat.away_missing': { zh: '请填写离线自动回复', en: 'Please write the away message' },
  'chat.preview_recalled': { zh: '已撤回', en: 'Recalled' },
  'chat.preview_img': { zh: '[图片]', en: '[Photo]' },
  'chat.preview_voice': { zh: '[语音]', en: '[Voice message]' },
  'chat.preview_goods': { zh: '[商品]', en: '[Product]' },
  'chat.preview_order': { zh: '[订单]', en: '[Order]' },
  'chat.preview_coupon': { zh: '[优惠券]', en: '[Coupon]' },
};

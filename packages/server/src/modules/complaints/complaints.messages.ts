import type { Messages } from '../../kernel/i18n/i18n.ts';

/** What is known of a target, and the words for it, as the platform sees them. */
const facts: Messages = Object.fromEntries(
  Object.entries({
    fact_state: ['状态', 'State'],
    fact_price: ['售价', 'Price'],
    fact_sold: ['已售', 'Sold'],
    fact_reviews: ['评价', 'Reviews'],
    fact_poor_reviews: ['差评', 'Poor reviews'],
    fact_posted_at: ['发布时间', 'Posted'],
    fact_likes: ['点赞', 'Likes'],
    fact_comments: ['评论', 'Comments'],
    fact_kind: ['拼团类型', 'Kind'],
    fact_campaign: ['活动', 'Campaign'],
    fact_team: ['该团', 'This group'],
    fact_members: ['已付款人数', 'Paid members'],
    fact_followers: ['粉丝', 'Followers'],
    fact_opened_at: ['开店', 'Opened'],
    fact_level: ['等级', 'Level'],
    fact_order_no: ['订单号', 'Order number'],
    fact_paid_at: ['付款时间', 'Paid'],
    value_on_sale: ['出售中', 'On sale'],
    value_off_sale: ['已下架', 'Unlisted'],
    value_taken_down: ['已被平台下架', 'Taken down by the platform'],
    value_shown: ['已展示', 'Shown'],
    value_hidden: ['未展示', 'Not shown'],
    value_open: ['营业中', 'Open'],
    value_suspended: ['暂停经营', 'Suspended'],
    value_group: ['普通拼团', 'Ordinary'],
    value_ladder: ['阶梯拼团', 'Ladder'],
    value_campaign_draft: ['草稿', 'Draft'],
    value_campaign_coming: ['未开始', 'Coming'],
    value_campaign_running: ['进行中', 'Running'],
    value_campaign_ended: ['已结束', 'Ended'],
    value_campaign_stopped: ['已停止', 'Stopped'],
    value_team_start: ['拼团中', 'Open'],
    value_team_success: ['已成团', 'Formed'],
    value_team_fail: ['未成团', 'Failed'],
    value_team_auto: ['自动成团', 'Formed by the market'],
  }).map(([key, [zh = '', en = '']]) => [`complaints.${key}`, { zh, en }]),
);

export const complaintsMessages: Messages = {
  ...facts,
  'complaints.target_unknown': {
    zh: '投诉的对象不存在',
    en: 'What you’re reporting is no longer available',
  },
  'complaints.target_yourself': { zh: '不能投诉自己', en: 'You can’t report yourself' },
  'complaints.reason_unknown': { zh: '请选择投诉原因', en: 'Please select a reason' },
  'complaints.already_open': {
    zh: '您已投诉过，平台正在处理，请在我的投诉中查看',
    en: 'You’ve already reported this. See My reports',
  },
  'complaints.too_many_today': {
    zh: '每天最多投诉 {most} 次，请明天再来',
    en: 'You can send {most} reports a day. Please try again tomorrow',
  },
  'complaints.state_changed': {
    zh: '该投诉已被处理，请刷新',
    en: 'This complaint has been handled. Please refresh',
  },
  'complaints.measure_unfit': {
    zh: '所选措施不适用于被投诉的对象',
    en: 'One of these measures does not fit what is complained about',
  },
  'complaints.notice_missing': {
    zh: '采取措施时，请填写给被投诉方的通知',
    en: 'A measure needs a notice to who is complained about',
  },
  'complaints.days_missing': { zh: '请填写禁言天数', en: 'Please say for how many days' },
};

import type { Messages } from '../../kernel/i18n/i18n.ts';

export const feedbackMessages: Messages = {
  'feedback.pictures_need_login': {
    zh: '登录后才能上传截图',
    en: 'Sign in to send screenshots',
  },
  'feedback.too_many_this_hour': {
    zh: '每小时最多反馈 {most} 次，请稍后再来',
    en: 'You can send feedback {most} {most|time|times} an hour. Please try again later',
  },
  'feedback.state_changed': {
    zh: '该反馈已被处理，请刷新',
    en: 'This feedback has been handled. Please refresh',
  },
  'feedback.visitor_unanswerable': {
    zh: '访客的反馈不能答复',
    en: 'Feedback from a visitor can’t be answered',
  },
};

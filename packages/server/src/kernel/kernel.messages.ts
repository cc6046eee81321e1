import type { Messages } from './i18n/i18n.ts';

export const kernelMessages: Messages = {
  'common.invalid_input': { zh: '参数 {field} 不正确', en: 'Invalid {field}' },
  'common.unknown_time_zone': {
    zh: '时区“{zone}”不存在，请填写如 Asia/Shanghai 的名称',
    en: 'Unknown time zone “{zone}”. Use a name such as Asia/Shanghai',
  },
  'common.illegal_access': { zh: 'Illegal Access', en: 'Illegal Access' },
  'common.login_required': { zh: '请先登录', en: 'Please sign in' },
  'common.session_over': { zh: '登录已失效，请重新登录', en: 'Your session has ended. Please sign in again' },
  'common.no_permission': { zh: '您没有权限进行此操作', en: 'You don’t have permission to do this' },
  'common.not_found': { zh: '内容不存在或已删除', en: 'This no longer exists' },
  'common.no_such_call': { zh: 'API 接口不存在', en: 'API does not exist' },
  'common.too_many_requests': {
    zh: '操作过于频繁，请稍后再试',
    en: 'Too many requests, please try again later',
  },
  'common.busy_try_again': {
    zh: '当前操作的人较多，请稍后再试',
    en: 'This is very busy right now. Please try again',
  },
  'common.storage_full': {
    zh: '存储空间不足，暂时无法保存',
    en: 'There is no storage left for this',
  },
  'common.too_large': { zh: '内容过大', en: 'This is too large' },
  'common.idempotency_key_required': { zh: '缺少 Idempotency-Key', en: 'Idempotency-Key is missing' },
  'common.idempotency_key_reused': {
    zh: 'Idempotency-Key 已用于其他请求',
    en: 'This Idempotency-Key was used for another request',
  },
  'common.bad_cursor': { zh: '列表已更新，请刷新', en: 'The list has changed. Please refresh' },
  'common.blocked_word': {
    zh: '内容含有违禁词“{word}”，请修改后重试',
    en: '“{word}” isn’t allowed here. Please change it and try again',
  },
  'common.busy': { zh: '当前处理任务较多，请稍后再试', en: 'Busy right now. Please try again shortly' },
  'common.edit_conflict': {
    zh: '保存前内容已被他人修改',
    en: 'Someone else saved changes after you opened this',
  },
  'common.server_busy': { zh: 'API 服务器繁忙', en: 'API server is busy' },
};

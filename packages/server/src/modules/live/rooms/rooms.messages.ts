import type { Messages } from '../../../kernel/i18n/i18n.ts';

export const roomsMessages: Messages = {
  'live.not_begun': { zh: '直播尚未开始', en: 'This live stream hasn’t started' },
  'live.other_shop': { zh: '这是其他店铺的直播', en: 'This live stream belongs to another shop' },
  'live.not_in_room': { zh: '请先进入直播间', en: 'Please open the live stream first' },
  'live.say_length': { zh: '请输入 1 至 {most} 字', en: 'Comments can have 1 to {most} characters' },
  'live.muted': { zh: '您在此直播间已被禁言', en: 'You’ve been muted in this live stream' },
  'live.blocked_by_shop': {
    zh: '您已被该店铺拉黑，不能发言',
    en: 'This shop has blocked you, so you can’t comment here',
  },
};

import type { Messages } from '../../kernel/i18n/i18n.ts';

export const pointsMessages = {
  'points.not_enough': { zh: '积分不足', en: 'Not enough points' },
  'points.already_signed': { zh: '今日已签到', en: 'You’ve already checked in today' },
  'points.no_makeup': { zh: '补签未开放或次数已用完', en: 'System does not allow fill up' },
} satisfies Messages;

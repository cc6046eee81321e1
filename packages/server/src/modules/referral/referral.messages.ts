import type { Messages } from '../../kernel/i18n/i18n.ts';

export const referralMessages = {
  'referral.blocked_already': { zh: '该用户已停用分销', en: 'This person’s referrals are already blocked' },
  'referral.not_blocked': { zh: '该用户未被停用', en: 'This person’s referrals aren’t blocked' },
} satisfies Messages;

import type { Messages } from '../../kernel/i18n/i18n.ts';

export const walletMessages: Messages = {
  'wallet.amount_wrong': { zh: '请输入正确的金额', en: 'Please enter a valid amount' },
};

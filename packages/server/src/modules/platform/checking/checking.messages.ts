import type { Messages } from '../../../kernel/i18n/i18n.ts';

export const checkingMessages: Messages = {
  'ledger.check_running': {
    zh: '全量核对正在进行，请等待结果',
    en: 'The ledger is already being checked; wait for the result',
  },
};

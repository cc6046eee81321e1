import type { Messages } from '../../kernel/i18n/i18n.ts';

export const platformMessages: Messages = {
  'platform.not_a_demo': {
    zh: '仅演示商城可以调整时间',
    en: 'Time can be moved only in the demo',
  },
  'platform.deadline_gone': {
    zh: '该任务已完成，无需重试',
    en: 'This task has already run; there’s nothing to retry',
  },
};

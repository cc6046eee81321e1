import type { Messages } from '../../kernel/i18n/i18n.ts';

export const discoveryMessages: Messages = {
  'discovery.post_gone': { zh: '该动态已不存在', en: 'This post is gone' },
};

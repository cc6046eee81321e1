import type { Messages } from '../../kernel/i18n.ts';

export const discoveryMessages: Messages = {
  'discovery.post_gone': { zh: '该内容已不存在', en: 'This post is gone' },
};

import type { Messages } from '../../kernel/i18n/i18n.ts';

export const repairsMessages: Messages = {
  'repairs.waiting': {
    zh: '已有一项修复在等待另一位员工确认',
    en: 'A repair is already waiting for another staff member to approve it',
  },
  'repairs.moved': {
    zh: '该修复已被处理，请刷新后再看',
    en: 'This repair has already been handled. Please refresh',
  },
  'repairs.asked_by_you': { zh: '需由另一位员工确认', en: 'Another staff member must approve this' },
};

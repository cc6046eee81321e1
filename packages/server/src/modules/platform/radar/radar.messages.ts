import type { Messages } from '../../../kernel/i18n/i18n.ts';

export const radarMessages: Messages = {
  'radar.repaired': {
    zh: '该差异已修复或已消除',
    en: 'This difference has been repaired already, or is gone',
  },
  'radar.way_wrong': { zh: '该方式不适用于此差异', en: 'This way does not fit the difference' },
  'radar.repair_moved': {
    zh: '该修复已被处理，请刷新后再看',
    en: 'This repair has been dealt with already, please refresh',
  },
  'radar.asked_by_you': { zh: '需由另一位员工确认', en: 'Another member of staff must approve this' },
};

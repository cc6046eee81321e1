import type { Messages } from '../../../kernel/i18n/i18n.ts';

export const radarMessages: Messages = {
  'radar.repaired': {
    zh: '该差异已修复或已消除',
    en: 'This difference has already been repaired or no longer exists',
  },
  'radar.way_wrong': { zh: '该方式不适用于此差异', en: 'This method doesn’t apply to the difference' },
};

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
  'radar.repaired': {
    zh: '该差异已修复或已消除',
    en: 'This difference has already been repaired or no longer exists',
  },
  'radar.way_wrong': { zh: '该方式不适用于此差异', en: 'This method doesn’t apply to the difference' },
  'ledger.check_running': {
    zh: '全量核对正在进行，请等待结果',
    en: 'The ledger is already being checked; wait for the result',
  },
};

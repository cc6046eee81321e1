import { useCall } from '../../kernel/use-call.ts';

export const useSettings = (enabled = true) => useCall('GET /platform/settings/list', {}, { enabled });
export const useSettingHistory = (name: string) => useCall('GET /platform/settings/history', { name });

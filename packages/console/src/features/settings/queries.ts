import { useCall } from '../../kernel/use-call.ts';

export const useSettings = () => useCall('GET /platform/settings/list', {});
export const useSettingHistory = (name: string) => useCall('GET /platform/settings/history', { name });

import { useCall, useSend } from '../../kernel/use-call.ts';

const everyMs = 10_000;

export const useClock = () => useCall('GET /platform/clock/info', {}, { everyMs });
export const useAdvanceClock = () => useSend('POST /platform/clock/advance');

export const useFailingDeadlines = () => useCall('GET /platform/deadlines/list', {}, { everyMs });
export const useAttemptDeadline = () =>
  useSend('POST /platform/deadlines/attempt', { changes: ['GET /platform/deadlines/list'] });

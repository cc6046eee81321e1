import { useListCall } from '../../../kernel/calls/use-call.ts';

const PAGE_SIZE = 10;

/** The videos that follow the one that was opened. */
export const useVideos = () =>
  useListCall('GET /wanlshop/find/list', { type: 'video', limit: PAGE_SIZE }, { isSilent: true });

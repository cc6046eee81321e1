import { useList } from '../../design/lists/use-list.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { usersList } from './users.view.ts';

export const useUsers = () => useList(usersList);

export const useUser = (id: number) => useCall('GET /platform/users/details', { id });

export const useRevealUser = () => useSend('POST /platform/users/reveal');

/** Logs out everywhere, freezes or lifts the freeze. */
export const useKick = () =>
  useSend('POST /platform/users/kick', {
    changes: ['GET /platform/users/list', 'GET /platform/users/details', 'GET /platform/dashboard/info'],
  });

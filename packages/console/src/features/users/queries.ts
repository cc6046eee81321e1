import { useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { type UserRow, usersList } from './users.view.ts';

export const useUsers = () => useList(usersList);

export const useUser = (id: number, enabled = true) =>
  useCall('GET /platform/users/details', { id }, { enabled });

export const useRevealUser = () => useSend('POST /platform/users/reveal');

/** Logs out everywhere, freezes or lifts the freeze. */
export const useKick = () =>
  useSend('POST /platform/users/kick', {
    changes: ['GET /platform/users/list', 'GET /platform/users/details', 'GET /platform/dashboard/info'],
  });

export const useSetLevel = () =>
  useSave('POST /platform/users/set-level', {
    changes: ['GET /platform/users/list', 'GET /platform/users/details'],
  });

export const useEndSilence = () =>
  useSend('POST /platform/users/unsilence', { changes: ['GET /platform/users/details'] });

/** A few shoppers that the words find, for the palette. */
export function useUsersLookup(words: string, enabled: boolean): UserRow[] {
  const { data } = useCall('GET /platform/users/list', { keyword: words, limit: 5 }, { enabled });
  return enabled ? (data?.rows ?? []) : [];
}

import { useChange, useRead } from '../../kernel/use-call.ts';
import { type UsersFilters, usersInput } from './users.view.ts';

export const useUsers = (filters: UsersFilters) =>
  useRead('GET /platform/users/list', usersInput(filters), { keepsPrevious: true });

export const useUser = (id: number) => useRead('GET /platform/users/details', { id });

export const useRevealUser = () => useChange('POST /platform/users/reveal');

/** Logs out everywhere, freezes or lifts the freeze. */
export const useKick = () =>
  useChange('POST /platform/users/kick', [
    'GET /platform/users/list',
    'GET /platform/users/details',
    'GET /platform/dashboard/info',
  ]);

import type { Area } from '../../kernel/session.ts';
import { useChange, useRead } from '../../kernel/use-call.ts';
import { type StaffFilters, staffInput } from './staff.view.ts';

/** Both areas have the same desk; only the names of its calls differ. */
export const useStaff = (area: Area, filters: StaffFilters) =>
  useRead(`GET /${area}/staff/list`, staffInput(filters), { keepsPrevious: true });
export const useRoles = (area: Area) => useRead(`GET /${area}/roles/list`, {});

const touched = (area: Area) => [`GET /${area}/staff/list`, `GET /${area}/roles/list`] as const;
export const useSaveStaff = (area: Area) => useChange(`POST /${area}/staff/save`, touched(area));
export const useSaveRole = (area: Area) =>
  useChange(`POST /${area}/roles/save`, [...touched(area), `GET /${area}/auth/info`]);
export const useDeleteRole = (area: Area) => useChange(`POST /${area}/roles/delete`, touched(area));

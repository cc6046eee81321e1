import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import type { Area } from '../../kernel/session.ts';
import { useChange, useRead } from '../../kernel/use-call.ts';
import { type Role, type StaffFilters, type StaffRow, staffInput } from './staff.view.ts';

/** Both areas have the same screens; only the names of their calls differ. */
export const useStaff = (area: Area, filters: StaffFilters) =>
  useRead(`GET /${area}/staff/list`, staffInput(filters), { keepsPrevious: true });
export const useRoles = (area: Area) => useRead(`GET /${area}/roles/list`, {});

const touched = (area: Area) => [`GET /${area}/staff/list`, `GET /${area}/roles/list`] as const;
export const useSaveStaff = (area: Area, began: StaffRow | undefined, fields: ConflictFields) =>
  useSave(`POST /${area}/staff/save`, { touches: touched(area), began, fields });
export const useSaveRole = (area: Area, began: Role | undefined, fields: ConflictFields) =>
  useSave(`POST /${area}/roles/save`, {
    touches: [...touched(area), `GET /${area}/auth/info`],
    began,
    fields,
  });
export const useRemoveSecondFactor = (area: Area) =>
  useChange(`POST /${area}/staff/remove_second_factor`, touched(area));
export const useDeleteRole = (area: Area) => useChange(`POST /${area}/roles/delete`, touched(area));

import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import type { Area } from '../../kernel/session.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { type Role, type StaffRow, staffLists } from './staff.view.ts';

/** Both areas have the same screens; only the names of their calls differ. */
export const useStaff = (area: Area) =>
  useList<`GET /${Area}/staff/list`, (typeof staffLists)[Area]['own']>(staffLists[area]);
export const useRoles = (area: Area) => useCall(`GET /${area}/roles/list`, {});

const touched = (area: Area) => [`GET /${area}/staff/list`, `GET /${area}/roles/list`] as const;
export const useSaveStaff = (area: Area, began: StaffRow | undefined, fields: ConflictFields) =>
  useSave(`POST /${area}/staff/save`, { changes: touched(area), began, fields });
export const useSaveRole = (area: Area, began: Role | undefined, fields: ConflictFields) =>
  useSave(`POST /${area}/roles/save`, {
    changes: [...touched(area), `GET /${area}/auth/info`],
    began,
    fields,
  });
export const useRemoveSecondFactor = (area: Area) =>
  useSend(`POST /${area}/staff/remove_second_factor`, { changes: touched(area) });
export const useDeleteRole = (area: Area) =>
  useSend(`POST /${area}/roles/delete`, { changes: touched(area) });

export const useLinks = () => useCall('GET /seller/staff/links', {});
export const useMakeLinkCode = () => useSend('POST /seller/staff/linkcode');
export const useUnlink = () => useSend('POST /seller/staff/unlink', { changes: ['GET /seller/staff/links'] });

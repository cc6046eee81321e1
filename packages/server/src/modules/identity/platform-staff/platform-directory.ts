import { listAllRights } from '../staff/all-rights.rules.ts';
import type { StaffDirectory } from '../staff/staff-directory.ts';
import {
  insertPlatformStaff,
  listPlatformStaff,
  lockPlatformStaff,
  updatePlatformStaff,
} from './platform-staff.queries.ts';

export const platformDirectory: StaffDirectory = {
  kind: 'platform',
  topRole: 'admin',
  allRights: listAllRights('platform'),
  getOwner: () => 'platform',
  listStaff: listPlatformStaff,
  lockStaff: lockPlatformStaff,
  insertStaff: (db, _actor, row) => insertPlatformStaff(db, row),
  updateStaff: updatePlatformStaff,
  accountIndex: 'platform_staff_account_unique',
};

import { everyRightOf } from '../staff/all-rights.rules.ts';
import type { StaffDesk } from '../staff/staff-directory.ts';
import {
  insertPlatformStaff,
  listPlatformStaff,
  lockPlatformStaff,
  updatePlatformStaff,
} from './platform-staff.queries.ts';

export const platformDesk: StaffDesk = {
  kind: 'platform',
  topRole: 'admin',
  everyRight: everyRightOf('platform'),
  deskOf: () => 'platform',
  listStaff: listPlatformStaff,
  lockStaff: lockPlatformStaff,
  insertStaff: (db, _actor, row) => insertPlatformStaff(db, row),
  updateStaff: updatePlatformStaff,
  accountIndex: 'platform_staff_account_unique',
};

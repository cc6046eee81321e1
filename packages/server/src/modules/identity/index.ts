/** The public API of identity. */

export { hashPassword } from './account/passwords.ts';
export { assertPayPassword } from './account/pay-password.ts';
export { isBalanceHeld } from './account/payment-hold.ts';
export { saveProfile } from './account/save-profile.ts';
export { assertMayWrite, findSilenced, silenceShopper } from './account/silence.ts';
export { getDeviceHash } from './devices/devices.ts';
export { listDeviceSharers } from './devices/sharers.queries.ts';
export { identityModule } from './identity.module.ts';
export {
  actorsPort,
  blockersPort,
  countersPort,
  demoAccountsPort,
  linkedShopsPort,
  moneyPort,
  pointsPort,
} from './identity.ports.ts';
export { addOperator, OperatorRefused } from './platform-staff/add-operator.ts';
export { addPlatformStaff } from './platform-staff/platform-log-in.ts';
export { findPlatformStaffNames } from './platform-staff/platform-staff.queries.ts';
export { bindStaffSocket } from './sessions/bind-socket.ts';
export type { Session } from './sessions/sessions.queries.ts';
export { logOut, openSession } from './sessions/sessions.ts';
export { shopperRoom } from './sessions/shopper-room.ts';
export { hashToken } from './sessions/tokens.ts';
export { addShopper } from './shoppers/add-shopper.ts';
export { maskMobile, maskNickname, maskNumber } from './shoppers/mask.rules.ts';
export { raiseLevel } from './shoppers/raise-level.ts';
export {
  findOpenAccounts,
  findProfiles,
  findShoppers,
  getJoinedAt,
  getShopperMobile,
  hasPayPassword,
  isAccountOpen,
  type ShopperCard,
  selectNamed,
} from './shoppers/shoppers.queries.ts';
export {
  countJoined,
  countLevels,
  countUsers,
  findJoinedAt,
  listJoinedSteps,
  listReturning,
  selectMatching,
} from './shoppers/users.queries.ts';
export { listAllRights } from './staff/all-rights.rules.ts';
export { deleteRole, listRoles, saveRole } from './staff/manage-roles.ts';
export { listStaff, saveStaff } from './staff/manage-staff.ts';
export { presentMarket } from './staff/present-market.ts';
export { removeSecondFactor } from './staff/remove-second-factor.ts';
export { type StaffAccounts, staffAccountsPort } from './staff/staff-accounts.port.ts';
export { getRoleName, getRoleRights, type StaffDirectory } from './staff/staff-directory.ts';
export { insertRoles } from './staff/staff-roles.queries.ts';
export { findBoundOpenid, findOpenid } from './third-party/bindings.ts';
export type { WechatApp } from './third-party/wechat-app.ts';

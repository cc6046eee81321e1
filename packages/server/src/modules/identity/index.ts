/** The door of identity. */
export { addShopper } from './add-shopper.ts';
export { identityModule } from './identity.module.ts';
export { registerActors, registerCounters, registerMoney } from './identity.ports.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { assertPayPassword } from './pay-password.ts';
export { addPlatformStaff } from './platform-log-in.ts';
export { findPlatformStaffNames } from './platform-staff.queries.ts';
export { saveProfile } from './save-profile.ts';
export type { Session } from './sessions.queries.ts';
export { logOut, openSession } from './sessions.ts';
export { shopperRoom } from './shopper-room.ts';
export { findShoppers, hasPayPassword, type ShopperCard } from './shoppers.queries.ts';
export { guessLogin } from './tries.ts';

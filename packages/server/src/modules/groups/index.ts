/** The door of groups. */
export { groupsModule } from './groups.module.ts';
export { teamPurchase } from './team-purchase.ts';

/**
 * What the platform's staff may do, by role. A call of the contract names the one right it asks for. An
 * admin holds every right that any of the platform's calls asks for, so a new call is never shut to everyone.
 */
import { calls } from '@chengji/contract';

const everyRight = [
  ...new Set(
    Object.values(calls).flatMap((call) => ('right' in call && call.who === 'platform' ? [call.right] : [])),
  ),
];

const rightsByRole = {
  admin: everyRight,
  operator: ['settings.read', 'settings.write'],
  support: ['users.write'],
} as const satisfies Record<string, readonly string[]>;

export type PlatformRole = keyof typeof rightsByRole;

/** No rights for a role that is no longer known: a row may outlive its role. */
export const platformRightsOf = (role: string): readonly string[] =>
  Object.hasOwn(rightsByRole, role) ? rightsByRole[role as PlatformRole] : [];

/**
 * What the platform's staff may do, by role. A call of the contract names the one right it asks for; a role
 * that does not hold it is refused before any verb runs.
 */

const rightsByRole = {
  admin: ['settings.read', 'settings.write', 'users.read', 'users.write', 'clock.write', 'shops.write'],
  operator: ['settings.read', 'settings.write', 'users.read', 'shops.write'],
  support: ['settings.read', 'users.read', 'users.write'],
} as const satisfies Record<string, readonly string[]>;

export type PlatformRole = keyof typeof rightsByRole;

/** No rights for a role that is no longer known: a row may outlive its role. */
export const platformRightsOf = (role: string): readonly string[] =>
  Object.hasOwn(rightsByRole, role) ? rightsByRole[role as PlatformRole] : [];

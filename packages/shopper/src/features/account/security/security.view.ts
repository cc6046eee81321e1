/** The parts of the security centre. */
export const parts = ['mobile', 'password', 'payPassword', 'devices', 'signIns', 'third', 'close'] as const;
export type Part = (typeof parts)[number];

/** The part an address names; without one, where the account is in use. */
export const parsePart = (text: string | undefined): Part => parts.find((part) => part === text) ?? 'devices';

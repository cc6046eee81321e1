import { randomBytes } from 'node:crypto';

/** A number of the gateway's own that nobody can guess. */
export const newNumber = (prefix: string): string => `${prefix}${randomBytes(8).readBigUInt64BE()}`;

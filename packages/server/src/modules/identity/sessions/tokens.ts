/** A token is known to its holder alone: what is stored is its hash, and that is enough to find it again. */
import { hash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token is 256 random bits, so a plain hash cannot be guessed back. */
export const hashToken = (token: string): string => hash('sha256', token);

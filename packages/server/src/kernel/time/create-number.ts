import { randomInt } from 'node:crypto';

/** A number people read, such as a refund's: its second, and ten digits nobody can guess. */
export function createNumber(prefix: string, now: Date): string {
  const second = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `${prefix}${second}${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}

import { randomInt } from 'node:crypto';
import type { Clock } from '../../../kernel/time/clock.ts';

/** A payment's number as the channel sees it: its second, and ten digits nobody can guess. */
export function newPaymentNo(clock: Clock): string {
  const second = clock.now().toISOString().replace(/\D/g, '').slice(0, 14);
  return `P${second}${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}

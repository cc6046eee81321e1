/** What a live's moments mean. */

import { hoursAfter } from '../../../kernel/time/durations.ts';
import type { Live } from './lives.queries.ts';

/** How long a key can be used after it was drawn, or after the time the live is announced for. */
export const keyHours = 24;

export const computeKeyExpiry = (now: Date, plannedAt: Date | null): Date =>
  hoursAfter(plannedAt && plannedAt > now ? plannedAt : now, keyHours);

/** The second of the live at a moment, from 0; its last one when it is over. */
export function computeSecond({ beganAt, endedAt }: Pick<Live, 'beganAt' | 'endedAt'>, at: Date): number {
  if (!beganAt) return 0;
  const until = endedAt && endedAt < at ? endedAt : at;
  return Math.max(0, Math.floor((until.getTime() - beganAt.getTime()) / 1_000));
}

export const isOver = ({ state }: Pick<Live, 'state'>): boolean => state === 'ended' || state === 'replay';

/** A key is good until it expires; that of a live which runs stays good, so that its encoder can come back. */
export const isKeyGood = (
  { state, pushKey, keyExpiresAt }: Pick<Live, 'state' | 'pushKey' | 'keyExpiresAt'>,
  key: string,
  now: Date,
): boolean => key === pushKey && (state === 'living' || now < keyExpiresAt);

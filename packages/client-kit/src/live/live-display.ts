/** A live as its hosts see it, in both apps. */
import type { HostedLive, LiveRow } from '@chengji/contract';

export type LiveLook = 'created' | 'planned' | 'living' | 'ended' | 'replay';

export const getLook = ({ state, planned_at }: Pick<LiveRow, 'state' | 'planned_at'>): LiveLook =>
  state === 'created' && planned_at !== null ? 'planned' : state;

export const isOver = ({ state }: Pick<LiveRow, 'state'>): boolean => state === 'ended' || state === 'replay';

/** It was started, and its encoder is waited for. */
export const isWaiting = ({ state, start_by }: Pick<HostedLive, 'state' | 'start_by'>): boolean =>
  state === 'created' && start_by !== null;

const pad = (count: number) => String(count).padStart(2, '0');

/** `01:24:08`. */
export function toLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [whole / 3_600, (whole % 3_600) / 60, whole % 60].map((part) => pad(Math.floor(part))).join(':');
}

/** `720p`: the shorter side, however the camera is held. */
export const toQuality = ({ width, height }: Pick<HostedLive['encoder'], 'width' | 'height'>): string =>
  width && height ? `${Math.min(width, height)}p` : '–';

/** `1,234`, or a dash for what is not known. */
export const toCount = (count: number | null): string =>
  count === null ? '–' : count.toLocaleString('en-US');

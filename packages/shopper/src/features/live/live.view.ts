/** What is shown of a live: pictures or why there are none, its tray, and how long it took. */
import type { LiveVideoState } from '@chengji/client-kit/live-video/play-live';
import type { EncoderState, GoodsRow } from '@chengji/contract';

/** What stands in the middle of the picture; `null` is the picture alone. */
export type Notice = 'connecting' | 'buffering' | 'lost' | 'failed' | 'unsupported' | 'tap' | null;

export type Playing = {
  state: LiveVideoState;
  /** How often nothing came, since it last played. */
  losses: number;
  /** The browser plays only after a press, even without sound. */
  mustTap: boolean;
};

/** So often in a row, and it is said that it fails; it is tried on all the same. */
const MOST_LOSSES = 3;

export function toNotice({ state, losses, mustTap }: Playing, encoder: EncoderState): Notice {
  if (state === 'unsupported') return 'unsupported';
  if (encoder === 'lost') return 'lost';
  if (losses >= MOST_LOSSES) return 'failed';
  if (mustTap) return 'tap';
  if (state === 'playing') return null;
  return state === 'buffering' ? 'buffering' : 'connecting';
}

/** The cover hides a picture that stands still. */
export const hidesPicture = (notice: Notice): boolean => notice !== null && notice !== 'buffering';

export type TrayRow = { goods: GoodsRow; place: number; isPinned: boolean };

/** The tray as its numbers have it, with what is shown now in front. */
export function toTray(goods: readonly GoodsRow[], pinned: number | null): TrayRow[] {
  const rows = goods.map((row, index) => ({ goods: row, place: index + 1, isPinned: row.id === pinned }));
  return [...rows.filter(({ isPinned }) => isPinned), ...rows.filter(({ isPinned }) => !isPinned)];
}

const pad = (value: number) => String(value).padStart(2, '0');
const split = (seconds: number) => {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3_600), minutes: Math.floor((whole % 3_600) / 60), left: whole % 60 };
};

/** 2496 seconds are 00:41:36. */
export function showClock(seconds: number): string {
  const { hours, minutes, left } = split(seconds);
  return `${pad(hours)}:${pad(minutes)}:${pad(left)}`;
}

/** 2496 seconds are 41:36; hours only where there are some. */
export function showPlace(seconds: number): string {
  const { hours, minutes, left } = split(seconds);
  return hours > 0 ? showClock(seconds) : `${pad(minutes)}:${pad(left)}`;
}

/** In words: hours and minutes, minutes, or seconds. */
export function toLasted(seconds: number) {
  const { hours, minutes, left } = split(seconds);
  const key = hours > 0 ? 'hoursMinutes' : minutes > 0 ? 'minutes' : 'seconds';
  return { key, params: { hours, minutes, seconds: left } } as const;
}

/** People who wrote last, each once, the latest first. */
export function listSpeakers<One extends { form: { id: number; shop_id: number | null } }>(
  says: readonly One[],
  most: number,
): One[] {
  const known = new Map<number, One>();
  for (const say of says.toReversed()) {
    if (say.form.shop_id === null && !known.has(say.form.id)) known.set(say.form.id, say);
  }
  return [...known.values()].slice(0, most);
}

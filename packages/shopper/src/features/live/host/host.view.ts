/** What a host sees and may do of a live. */
import type { CallIn, HostedLive, LinkedShop, LiveRow, LiveSay } from '@chengji/contract';

export const MOST_GOODS = 50;
export const MOST_TITLE = 40;
export const MOST_NOTICE = 200;
export const MOST_SAY = 100;
/** Of the tray, before all of it is asked for. */
export const FIRST_GOODS = 3;

/** The shops whose lives a person may host. */
export const listHostedShops = (shops: readonly LinkedShop[]): LinkedShop[] =>
  shops.filter(({ rights }) => rights.includes('live.host'));

export type LiveLook = 'created' | 'planned' | 'living' | 'ended' | 'replay';

export const getLook = ({ state, planned_at }: Pick<LiveRow, 'state' | 'planned_at'>): LiveLook =>
  state === 'created' && planned_at !== null ? 'planned' : state;

export const isOver = ({ state }: Pick<LiveRow, 'state'>): boolean => state === 'ended' || state === 'replay';

/** It was started, and its encoder is waited for. */
export const isWaiting = ({ state, start_by }: Pick<HostedLive, 'state' | 'start_by'>): boolean =>
  state === 'created' && start_by !== null;

/** `720p`: the shorter side, however the phone is held. */
export const toQuality = ({ width, height }: Pick<HostedLive['encoder'], 'width' | 'height'>): string =>
  width && height ? `${Math.min(width, height)}p` : '–';

export const toFigure = (count: number | null): string =>
  count === null ? '–' : count.toLocaleString('en-US');

const pad = (count: number) => String(count).padStart(2, '0');

/** `00:42:18`. */
export function toElapsed(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [whole / 3_600, (whole % 3_600) / 60, whole % 60].map((part) => pad(Math.floor(part))).join(':');
}

/** Enough of a hidden key to tell it from another. */
export const toKeyEnd = (key: string): string => key.slice(-4);

/** One of a list at another place. */
export function moveTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const moved = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)];
}

/** Chosen where it was not, else no longer; as before where there is no room. */
export function toggle<T extends { id: number }>(chosen: readonly T[], one: T, most: number): T[] {
  if (chosen.some(({ id }) => id === one.id)) return chosen.filter(({ id }) => id !== one.id);
  return chosen.length < most ? [...chosen, one] : [...chosen];
}

export type ChosenGoods = { id: number; title: string; image: string; price: string };

/** What is written of a live, its time as the field has it: `2026-11-20T20:00`. */
export type LiveDraft = {
  title: string;
  cover: string;
  notice: string;
  isPlanned: boolean;
  plannedAt: string;
  goods: ChosenGoods[];
};

export const freshDraft: LiveDraft = {
  title: '',
  cover: '',
  notice: '',
  isPlanned: false,
  plannedAt: '',
  goods: [],
};

type Zone = { showMoment: (at: number) => string; readMoment: (text: string) => number };

export const toFieldText = (at: number, { showMoment }: Pick<Zone, 'showMoment'>): string =>
  showMoment(at).slice(0, 16).replace(' ', 'T');

/** Null for what is no moment. */
export function readFieldText(text: string, { readMoment }: Pick<Zone, 'readMoment'>): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  const at = readMoment(`${text.slice(0, 16).replace('T', ' ')}:00`);
  return Number.isFinite(at) ? at : null;
}

export function toDraft(live: HostedLive, zone: Pick<Zone, 'showMoment'>): LiveDraft {
  return {
    title: live.title,
    cover: live.cover,
    notice: live.notice,
    isPlanned: live.planned_at !== null,
    plannedAt: live.planned_at === null ? '' : toFieldText(live.planned_at, zone),
    goods: live.goods.map(({ goods: { id, title, image, price } }) => ({ id, title, image, price })),
  };
}

export type Field = 'title' | 'cover' | 'goods' | 'plannedAt';
export type Faults = Partial<Record<Field, Field>>;

/** `began` is the time it was announced for before: that may be past, if it stays as it is. */
export function findFaults(
  { title, cover, goods, isPlanned, plannedAt }: LiveDraft,
  at: { now: number; zone: Pick<Zone, 'readMoment'>; began?: number | null },
): Faults {
  const moment = readFieldText(plannedAt, at.zone);
  const isTime = moment !== null && (moment > at.now || moment === at.began);
  return {
    ...(title.trim() === '' && { title: 'title' }),
    ...(cover === '' && { cover: 'cover' }),
    ...(goods.length === 0 && { goods: 'goods' }),
    ...(isPlanned && !isTime && { plannedAt: 'plannedAt' }),
  };
}

type Words = Pick<CallIn<'POST /wanlshop/live/create'>, 'title' | 'cover' | 'notice' | 'planned_at'>;

export const toWords = (
  { title, cover, notice, isPlanned, plannedAt }: LiveDraft,
  zone: Pick<Zone, 'readMoment'>,
): Words => ({
  title: title.trim(),
  cover,
  notice: notice.trim(),
  planned_at: isPlanned ? readFieldText(plannedAt, zone) : null,
});

type Row = HostedLive['goods'][number];
type Placed = { row: Row; index: number };

/** The first of the tray, and before them what is shown now, if it stands further down; or all of it in its order. */
export function listTray(goods: readonly Row[], pinned: number | null, isAll: boolean): Placed[] {
  const placed = goods.map((row, index) => ({ row, index }));
  if (isAll || goods.length <= FIRST_GOODS) return placed;
  const first = placed.slice(0, FIRST_GOODS);
  const shown = placed.find(({ row }) => row.goods.id === pinned);
  return !shown || shown.index < FIRST_GOODS ? first : [shown, ...first.slice(0, -1)];
}

export type Bought = { key: number; nickname: string; title: string; after: number };
export type Line = { kind: 'say'; say: LiveSay } | { kind: 'bought'; bought: Bought };

/** What was said, and who bought, as they came. */
export function toLines(says: readonly LiveSay[], bought: readonly Bought[]): Line[] {
  const first = says[0]?.id ?? 0;
  const before = bought.filter(({ after }) => after < first);
  return [
    ...before.map((one) => ({ kind: 'bought', bought: one }) as const),
    ...says.flatMap((say): Line[] => [
      { kind: 'say', say },
      ...bought
        .filter(({ after }) => after === say.id)
        .map((one) => ({ kind: 'bought', bought: one }) as const),
    ]),
  ];
}

export type Arrival = { at: number; count: number };
const MINUTE_MS = 60_000;

export const countArrivals = (arrivals: readonly Arrival[], now: number): number =>
  arrivals.filter(({ at }) => at > now - MINUTE_MS).reduce((sum, { count }) => sum + count, 0);

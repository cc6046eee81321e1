/** What a host sees and may do of a live. */
import type { CallIn, HostedLive, LinkedShop } from '@chengji/contract';

/** Of the tray, before all of it is asked for. */
export const FIRST_GOODS = 3;

/** The shops whose lives a person may host. */
export const listHostedShops = (shops: readonly LinkedShop[]): LinkedShop[] =>
  shops.filter(({ rights }) => rights.includes('live.host'));

/** Enough of a hidden key to tell it from another. */
export const toKeyEnd = (key: string): string => key.slice(-4);

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

export type Arrival = { at: number; count: number };
const MINUTE_MS = 60_000;

export const countArrivals = (arrivals: readonly Arrival[], now: number): number =>
  arrivals.filter(({ at }) => at > now - MINUTE_MS).reduce((sum, { count }) => sum + count, 0);

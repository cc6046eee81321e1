import { getTimeDisplay } from '@chengji/client-kit/time-display';
import { describe, expect, test } from 'vitest';
import { aHostedLive, aTrayRow } from '../../../testing/hosted-lives.ts';
import {
  countArrivals,
  findFaults,
  freshDraft,
  listHostedShops,
  listTray,
  readFieldText,
  toDraft,
  toFieldText,
  toggle,
  toWords,
} from './host.view.ts';

const zone = getTimeDisplay('Asia/Shanghai');
const at = zone.readMoment('2026-11-20 20:00:00');
const goods = { id: 3, title: '手作朱泥小壶', image: '', price: '268.00' };
const written = { ...freshDraft, title: ' 开播 ', cover: '/files/a.webp', goods: [goods] };

describe('who may host', () => {
  test('is linked to a shop with the right to host', () => {
    const shop = { id: 5, name: '山野茶舍', logo: '', rights: ['posts.read'] };
    const hosted = { ...shop, id: 6, rights: ['live.read', 'live.host'] };
    expect(listHostedShops([shop, hosted])).toEqual([hosted]);
  });
});

describe('what is written of a live', () => {
  test('needs a title, a cover and goods', () => {
    expect(Object.keys(findFaults(freshDraft, { now: at, zone }))).toEqual(['title', 'cover', 'goods']);
    expect(findFaults(written, { now: at, zone })).toEqual({});
  });

  test('is announced for a time to come, or for the one it was announced for', () => {
    const planned = { ...written, isPlanned: true, plannedAt: '2026-11-20T20:00' };
    expect(findFaults(planned, { now: at - 60, zone })).toEqual({});
    expect(findFaults(planned, { now: at + 60, zone })).toEqual({ plannedAt: 'plannedAt' });
    expect(findFaults(planned, { now: at + 60, zone, began: at })).toEqual({});
    expect(findFaults({ ...planned, plannedAt: '' }, { now: at, zone })).toEqual({ plannedAt: 'plannedAt' });
  });

  test('is sent in the market’s time, without the time where it is not announced', () => {
    const planned = { ...written, isPlanned: true, plannedAt: toFieldText(at, zone) };
    expect(toWords(planned, zone)).toMatchObject({ title: '开播', planned_at: at });
    expect(toWords({ ...planned, isPlanned: false }, zone).planned_at).toBeNull();
    expect(readFieldText('soon', zone)).toBeNull();
  });

  test('begins from the one that stands', () => {
    const draft = toDraft(aHostedLive({ planned_at: at }), zone);
    expect(draft).toMatchObject({ title: '老茶馆开播', isPlanned: true, plannedAt: '2026-11-20T20:00' });
  });
});

describe('the tray', () => {
  const rows = [1, 2, 3, 4, 5].map((id) => aTrayRow(id));

  test('shows the first, and what is shown now before them', () => {
    const ids = (pinned: number | null, isAll = false) =>
      listTray(rows, pinned, isAll).map(({ row, index }) => [row.goods.id, index]);
    expect(ids(null)).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(ids(5)).toEqual([
      [5, 4],
      [1, 0],
      [2, 1],
    ]);
    expect(ids(5, true)).toHaveLength(5);
  });

  test('takes no more than there is room for', () => {
    expect(toggle([goods], { ...goods, id: 4 }, 1)).toEqual([goods]);
    expect(toggle([goods], goods, 1)).toEqual([]);
    expect(toggle([], goods, 1)).toEqual([goods]);
  });
});

test('who came is counted for a minute', () => {
  const arrivals = [
    { at: 0, count: 3 },
    { at: 50_000, count: 2 },
    { at: 61_000, count: 1 },
  ];
  expect(countArrivals(arrivals, 61_000)).toBe(3);
});

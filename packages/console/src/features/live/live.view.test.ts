import { describe, expect, test } from 'vitest';
import { aHostedLive, aPlatformLive } from '../../testing/lives.ts';
import {
  countFlags,
  fitsLive,
  freshDraft,
  getLook,
  hideKey,
  isFlagged,
  toDraft,
  toInput,
} from './live.view.ts';

describe('a live', () => {
  test('that was cut off looks so, however it stands', () => {
    const look = (cut_reason: string) => getLook({ state: 'ended', planned_at: null, cut_reason });
    expect([look(''), look('夸大功效')]).toEqual(['ended', 'cut']);
    expect(getLook({ state: 'created', planned_at: 9, cut_reason: '' })).toBe('planned');
  });

  test('hides its key but for the end', () => {
    expect(hideKey('12?key=secret7f2c')).toBe(`${'•'.repeat(20)}7f2c`);
  });
});

describe('what is written of a live', () => {
  test('is sent with its goods when it is new, else with its version', () => {
    const draft = { ...freshDraft, title: ' 好果 ', cover: '/files/a.webp', goods: [1] };
    expect(toInput(draft)).toEqual({
      title: '好果',
      cover: '/files/a.webp',
      notice: '',
      planned_at: null,
      goods: [1],
    });
    expect(toInput(toDraft(aHostedLive()), { id: 12, version: 3 })).toEqual({
      id: 12,
      version: 3,
      title: '好果现摘直播间',
      cover: '/files/cover.webp',
      notice: '',
      planned_at: null,
    });
  });
});

describe('lives to look at first', () => {
  test('are those with blocked words or complaints', () => {
    const rows = [
      aPlatformLive(),
      aPlatformLive({ blocked_says: 2 }),
      aPlatformLive({ complaints: 1, blocked_says: 1 }),
    ];
    expect(rows.map(isFlagged)).toEqual([false, true, true]);
    expect(countFlags(rows)).toEqual({ blocked: 2, complaints: 1 });
  });
});

describe('a quick answer', () => {
  test('is short and names nobody', () => {
    expect([fitsLive('48 小时发货'), fitsLive('你好 {buyer}'), fitsLive('长'.repeat(101))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

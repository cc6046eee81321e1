import { describe, expect, test } from 'vitest';
import { aReplay, figures } from '../../../testing/live-rows.ts';
import { computeReplayPollMs, listFigures, toReplayState } from './end.view.ts';

describe('what a live came to', () => {
  test('is told to everybody in four figures, to its shop in eight', () => {
    const { figures: all } = figures();
    const own = { fans: 3, goods_opened: 9, orders: 2, sales: '268.00' };
    expect(listFigures(all).map(({ key }) => key)).toEqual(['viewers', 'peak', 'likes', 'says']);
    expect(listFigures({ ...all, own })).toHaveLength(8);
  });
});

describe('the replay of a live that is over', () => {
  const ended = { replay: null, ended_at: 1_000 };

  test('is there, is being made for a while, or does not come', () => {
    expect(toReplayState(aReplay(), '', 0)).toBe('ready');
    expect(toReplayState(ended, '', 1_060)).toBe('coming');
    expect(toReplayState(ended, '', 1_000 + 86_400)).toBe('none');
  });

  test('is not made of one that was cut off', () => {
    expect(toReplayState(ended, '违规', 1_060)).toBe('none');
  });

  test('is looked for often right after the end, then less, and not where nothing comes any more', () => {
    expect(computeReplayPollMs(ended, 1_002)).toBe(3_000);
    expect(computeReplayPollMs(ended, 1_060)).toBe(15_000);
    expect(computeReplayPollMs(ended, 1_000 + 86_400)).toBe(false);
    expect(computeReplayPollMs(aReplay(), 0)).toBe(false);
  });

  test('is looked for now and then where all that is known is from before the end', () => {
    expect(computeReplayPollMs(undefined, 1_000)).toBe(15_000);
    expect(computeReplayPollMs({ replay: null, ended_at: null }, 1_000)).toBe(15_000);
  });
});

import { describe, expect, test } from 'vitest';
import { aSay, pot } from '../../testing/live-rows.ts';
import { tea } from '../../testing/rows.ts';
import { hidesPicture, listSpeakers, showClock, showPlace, toLasted, toNotice, toTray } from './live.view.ts';

const playing = { state: 'playing', losses: 0, mustTap: false } as const;

describe('what is said in place of the picture of a live', () => {
  test('is nothing while it plays', () => {
    expect(toNotice(playing, 'sending')).toBeNull();
    expect(hidesPicture(null)).toBe(false);
  });

  test('is that it comes, or comes slowly, which leaves the last picture in sight', () => {
    expect(toNotice({ ...playing, state: 'connecting' }, 'sending')).toBe('connecting');
    expect(toNotice({ ...playing, state: 'buffering' }, 'sending')).toBe('buffering');
    expect([hidesPicture('connecting'), hidesPicture('buffering')]).toEqual([true, false]);
  });

  test('is that the host is away, as long as the encoder is lost', () => {
    expect(toNotice({ ...playing, state: 'lost', losses: 9 }, 'lost')).toBe('lost');
  });

  test('is a failure only once it came to nothing several times', () => {
    const lost = { ...playing, state: 'lost' as const };
    expect([1, 2, 3].map((losses) => toNotice({ ...lost, losses }, 'sending'))).toEqual([
      'connecting',
      'connecting',
      'failed',
    ]);
  });

  test('is a press where the browser wants one, and that a browser cannot play it at all', () => {
    expect(toNotice({ ...playing, mustTap: true }, 'sending')).toBe('tap');
    expect(toNotice({ ...playing, state: 'unsupported' }, 'lost')).toBe('unsupported');
  });
});

describe('the tray', () => {
  test('keeps the numbers of its goods and puts what is shown now in front', () => {
    const places = (pinned: number | null) => toTray([tea, pot], pinned).map(({ place }) => place);
    expect([places(null), places(pot.id), places(999)]).toEqual([
      [1, 2],
      [2, 1],
      [1, 2],
    ]);
  });
});

describe('times of a live', () => {
  test('are a clock with hours, and a place with hours only where there are some', () => {
    expect([showClock(2_496), showClock(0)]).toEqual(['00:41:36', '00:00:00']);
    expect([showPlace(2_300), showPlace(3_661)]).toEqual(['38:20', '01:01:01']);
  });

  test('are told in the largest words that fit', () => {
    expect([5_760, 125, 9].map((seconds) => toLasted(seconds).key)).toEqual([
      'hoursMinutes',
      'minutes',
      'seconds',
    ]);
    expect(toLasted(5_760).params).toMatchObject({ hours: 1, minutes: 36 });
  });
});

describe('who spoke last', () => {
  test('is each person once, the latest first, without the host', () => {
    const host = { id: 5, name: '山野茶舍', avatar: '', shop_id: 5 };
    const lu = { id: 71, name: '小鹿', avatar: '', shop_id: null };
    const says = [
      aSay(1, '好', { form: lu }),
      aSay(2, '在'),
      aSay(3, '好', { form: lu }),
      aSay(4, '谢谢', { form: host }),
    ];
    expect(listSpeakers(says, 3).map(({ id }) => id)).toEqual([3, 2]);
    expect(listSpeakers(says, 1)).toHaveLength(1);
  });
});

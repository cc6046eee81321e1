import { describe, expect, test } from 'vitest';
import { readAddress } from '../../design/address/address-input.ts';
import { anOwnWhole, aReviewed } from '../../testing/posts.ts';
import { getActs, isReasonReady, listMarks, toAuthorPosts, toLengthText } from './posts.view.ts';
import { freshDraft, ownPostsList, toDraft, toPostInput } from './seller.view.ts';

describe('a post in the review', () => {
  test('is marked by its blocked words, as a first one, and by how its author did', () => {
    expect(listMarks(aReviewed()).map(({ key }) => key)).toEqual(['words', 'first', 'refusedBefore']);
    const trusted = aReviewed({ words: [], is_first: false, author_refused: 0, author_shown: 2 });
    expect(listMarks(trusted)).toEqual([{ key: 'trusted', tone: 'green' }]);
  });

  test('that waits is approved or refused, one that shows taken down, others shown again', () => {
    expect(getActs('reviewing')).toEqual({ approve: true, turnDown: 'refuse' });
    expect(getActs('shown')).toEqual({ approve: false, turnDown: 'takeDown' });
    expect(getActs('taken_down')).toEqual({ approve: true, turnDown: null });
  });

  test('is turned down with a reason of two letters or more', () => {
    expect([isReasonReady(' 图 '), isReasonReady('图糊')]).toEqual([false, true]);
  });

  test('leads to what its author posted', () => {
    expect(toAuthorPosts({ kind: 'shop', id: 7 }, 'refused')).toBe(
      '/platform/posts?state=refused&kind=shop&author_id=7',
    );
  });
});

describe('a post of the shop', () => {
  const whole = { ...freshDraft, title: '茶', content: '好喝', images: ['/files/00/tea.webp'], goods: [9] };

  test('is sent as what it is: of a video no pictures, of pictures no video', () => {
    expect(toPostInput(whole)).toEqual({
      kind: 'other',
      title: '茶',
      content: '好喝',
      goods: [9],
      images: ['/files/00/tea.webp'],
    });
    expect(toPostInput({ ...whole, kind: 'video', videoId: 'a1' })).toEqual({
      kind: 'video',
      title: '茶',
      content: '好喝',
      goods: [9],
      video_id: 'a1',
    });
  });

  test('is edited from the version that stands', () => {
    const post = anOwnWhole();
    expect(toPostInput(toDraft(post), post)).toMatchObject({ id: 5, version: 3, goods: [9] });
  });

  test('shows its figures of seven days unless thirty are asked for', () => {
    const read = (days: string) => readAddress(ownPostsList.inAddress, { days }).days;
    expect([read('30'), read('7'), read('x')]).toEqual([30, 7, 7]);
  });

  test('that is a video says how long it is', () => {
    expect([toLengthText(9), toLengthText(62), toLengthText(300)]).toEqual(['0:09', '1:02', '5:00']);
  });
});

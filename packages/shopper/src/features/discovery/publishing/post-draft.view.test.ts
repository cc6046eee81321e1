import { describe, expect, test } from 'vitest';
import { aPostDetails } from '../../../testing/post-rows.ts';
import { tea } from '../../../testing/rows.ts';
import {
  arePicturesThere,
  type Draft,
  draftsFrom,
  findFaults,
  fromPost,
  getDraftName,
  isBlank,
  isWhole,
  listShopsToPostAs,
  toDraft,
  toDraftGoods,
  toForm,
  toggleGoods,
  toPart,
} from './post-draft.view.ts';

const whole: Draft = {
  ...toDraft('one', 'other'),
  title: ' 第一泡 ',
  content: ' 先说结论 ',
  pictures: [{ key: 'a', url: '/files/a.webp' }],
  goods: [toDraftGoods(tea)],
};
const film: Draft = {
  ...whole,
  kind: 'video',
  pictures: [],
  video: { key: 'v', name: 'tea.mp4', bytes: 9, seconds: 12, id: 'f'.repeat(32) },
};

describe('a draft', () => {
  test('is blank until something would be missed', () => {
    expect(isBlank(toDraft('one', 'other'))).toBe(true);
    expect(isBlank({ ...toDraft('one', 'other'), content: '  ' })).toBe(true);
    for (const part of ['title', 'content', 'pictures', 'goods'] as const)
      expect(isBlank({ ...toDraft('one', 'other'), [part]: whole[part] })).toBe(false);
    expect(isBlank({ ...toDraft('one', 'video'), video: film.video })).toBe(false);
  });

  test('is called by its title, else by how it begins', () => {
    expect(getDraftName(whole)).toBe('第一泡');
    expect(getDraftName({ ...whole, title: ' ' })).toBe('先说结论');
  });

  test('that was stored by another version or edited is left out', () => {
    const { goods: _, ...broken } = whole;
    expect(draftsFrom([whole, broken, null, 'x', { ...whole, kind: 'live' }])).toEqual([whole]);
    expect(draftsFrom([film])).toEqual([film]);
    expect(draftsFrom({})).toEqual([]);
  });

  test('of a published post begins from its version, with its pictures in their order', () => {
    const post = aPostDetails({ author: { kind: 'shop', id: 5, name: '山野茶舍', avatar: '' } });
    expect(fromPost(post)).toMatchObject({
      edits: { id: post.id, version: post.version },
      pictures: post.images.map((url) => ({ key: url, url })),
      asShop: 5,
      video: null,
    });
  });
});

describe('what keeps a draft from being published', () => {
  test('is each part that is missing', () => {
    expect(findFaults(toDraft('one', 'other'))).toEqual({
      images: 'missing.images',
      content: 'missing.content',
      goods: 'missing.goods',
    });
    expect(findFaults(toDraft('one', 'video'))).toEqual({
      video: 'missing.video',
      title: 'missing.title',
      content: 'missing.content',
      goods: 'missing.goods',
    });
    expect(findFaults(whole)).toEqual({});
    expect(findFaults(film)).toEqual({});
  });

  test('is no picture that is still on its way: it is published once that has arrived', () => {
    const sending = { ...whole, pictures: [...whole.pictures, { key: 'b', url: '' }] };
    expect(findFaults(sending)).toEqual({});
    expect(arePicturesThere(sending)).toBe(false);
    expect(arePicturesThere(whole)).toBe(true);
    expect(arePicturesThere(film)).toBe(true);
    expect(arePicturesThere({ ...film, cover: { key: 'c', url: '' } })).toBe(false);
  });

  test('is a video that has not arrived, or has no cover, until it has', () => {
    const arrived = { isReady: true, hasCover: true };
    expect(isWhole(film, arrived)).toBe(true);
    expect(isWhole(film, { ...arrived, isReady: false })).toBe(false);
    expect(isWhole(film, { ...arrived, hasCover: false })).toBe(false);
    const cover = { key: 'c', url: '/files/c.webp' };
    expect(isWhole({ ...film, cover }, { ...arrived, hasCover: false })).toBe(true);
    expect(isWhole({ ...film, title: ' ' }, arrived)).toBe(false);
    expect(isWhole(whole, { isReady: false, hasCover: false })).toBe(true);
  });
});

describe('what is published', () => {
  test('has no blanks around its words, and its pictures and goods in their order', () => {
    expect(toForm(whole)).toEqual({
      kind: 'other',
      title: '第一泡',
      content: '先说结论',
      images: ['/files/a.webp'],
      goods: [tea.id],
    });
  });

  test('has the cover the person chose, else that of the market', () => {
    expect(toForm(film)).not.toHaveProperty('cover');
    expect(toForm({ ...film, cover: { key: 'c', url: '/files/c.webp' } })).toMatchObject({
      video_id: film.video?.id,
      cover: '/files/c.webp',
    });
  });

  test('names the shop it is published as; an edited post keeps its author', () => {
    expect(toForm({ ...whole, asShop: 5 })).toMatchObject({ as_shop: 5 });
    expect(toForm({ ...whole, asShop: 5, edits: { id: 1, version: 2 } })).not.toHaveProperty('as_shop');
  });

  test('is refused at the part whose input is named', () => {
    expect([
      toPart('goods.2'),
      toPart('images.0'),
      toPart('video_id'),
      toPart('as_shop'),
      toPart(undefined),
    ]).toEqual(['goods', 'images', 'video', null, null]);
  });
});

test('goods are chosen and taken out again, up to eight', () => {
  const eight = Array.from({ length: 8 }, (_, id) => ({ ...toDraftGoods(tea), id }));
  expect(toggleGoods([], tea)).toEqual([toDraftGoods(tea)]);
  expect(toggleGoods([toDraftGoods(tea)], tea)).toEqual([]);
  expect(toggleGoods(eight, { ...tea, id: 99 })).toEqual(eight);
});

test('a shop is written for where one may', () => {
  const shops = [{ rights: ['posts.read'] }, { rights: ['posts.write'] }];
  expect(listShopsToPostAs(shops)).toEqual([shops[1]]);
});

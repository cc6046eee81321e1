import { describe, expect, test } from 'vitest';
import { listMissingParts } from './post-parts.rules.ts';
import { publishingCalls } from './publishing.calls.ts';

const schema = publishingCalls['POST /wanlshop/find/publish'].in;
const whole = { title: '', content: '好喝', images: ['/files/aa/tea.webp'], cover: null, goods: [9] };
const film = { ...whole, kind: 'video' as const, title: '茶', images: [] };
const none = { isReady: false, hasCover: false };
const ready = { isReady: true, hasCover: true };

/** The inputs that the call refuses. */
const listRefused = (input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path }) => path[0]) ?? [];

describe('a post of pictures', () => {
  const post = { ...whole, kind: 'other' as const };

  test('needs pictures, words and goods, but no title', () => {
    expect(listMissingParts(post, none)).toEqual([]);
    const blank = { ...post, content: ' ', images: [], goods: [] };
    expect(listMissingParts(blank, none)).toEqual(['images', 'content', 'goods']);
  });

  test('is refused by its call for the same parts', () => {
    expect(listRefused(post)).toEqual([]);
    for (const change of [{ images: [] }, { content: ' ' }, { goods: [] }, { title: ' ' }])
      expect(listRefused({ ...post, ...change })).toEqual(listMissingParts({ ...post, ...change }, none));
  });
});

describe('a post of a video', () => {
  test('needs a title, words and goods, and its video ready with a cover', () => {
    expect(listMissingParts(film, ready)).toEqual([]);
    const blank = { ...film, title: ' ', content: ' ', goods: [] };
    expect(listMissingParts(blank, none)).toEqual(['video', 'cover', 'title', 'content', 'goods']);
  });

  test('has the cover its author chose, else the one made of it', () => {
    const uncovered = { ...ready, hasCover: false };
    expect(listMissingParts(film, uncovered)).toEqual(['cover']);
    expect(listMissingParts({ ...film, cover: '/files/aa/c.webp' }, uncovered)).toEqual([]);
  });

  test('is refused by its call for the same words and goods', () => {
    const sent = { ...film, cover: undefined, video_id: 'f'.repeat(32) };
    expect(listRefused(sent)).toEqual([]);
    for (const change of [{ title: ' ' }, { content: ' ' }, { goods: [] }])
      expect(listRefused({ ...sent, ...change })).toEqual(listMissingParts({ ...film, ...change }, ready));
  });
});

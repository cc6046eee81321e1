/** What posts show of their text and their time. */
import type { LiveRow, PostAuthor } from '@chengji/contract';

/** Paragraphs are parted by an empty line; a single line break stays within one. */
export const toParagraphs = (content: string): string[] =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** 75 seconds are 1:15. */
export const showSeconds = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

export const toAuthorKey = ({ kind, id }: Pick<PostAuthor, 'kind' | 'id'>): string => `${kind} ${id}`;

const MOST_AUTHORS = 8;

type Shop = { id: number; name: string; logo: string };

/** Whom one may follow: authors of recommended posts, then shops that posted last; oneself not, and nobody twice. */
export function listAuthors(
  posts: readonly { author: PostAuthor }[],
  shops: readonly Shop[],
  me: number,
): PostAuthor[] {
  const all = [
    ...posts.map(({ author }) => author),
    ...shops.map(({ id, name, logo }) => ({ kind: 'shop' as const, id, name, avatar: logo })),
  ];
  const others = all.filter(({ kind, id }) => kind === 'shop' || id !== me);
  return [...new Map(others.map((author) => [toAuthorKey(author), author])).values()].slice(0, MOST_AUTHORS);
}

/** Shops that are live come first, with the number of their live; each shop once. */
export function withLiving(
  shops: readonly Shop[],
  lives: readonly Pick<LiveRow, 'id' | 'state' | 'shop'>[],
): (Shop & { live: number | null })[] {
  const living = lives
    .filter(({ state }) => state === 'living')
    .map(({ id, shop }) => ({ ...shop, live: id }));
  const others = shops.filter(({ id }) => !living.some((shop) => shop.id === id));
  return [...living, ...others.map((shop) => ({ ...shop, live: null }))];
}

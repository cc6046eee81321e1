import type { Photo } from '../pictures/picture.ts';
import type { Tone } from '../pictures/tones.ts';
import { type Pair, type Text, toText } from '../text.ts';

/** One article. In a body an empty line parts paragraphs, and `# ` begins a heading. */
export type ArticleRow = {
  title: Pair;
  summary: Pair;
  /** One to three objects and their tone: `'🍵,🌿 mint'`. */
  picture: `${string} ${Tone}`;
  zh: string;
  en: string;
};

export type DemoArticle = { title: Text; summary: Text; picture: Photo; content: Text };

/** The marks that the market keeps, around plain paragraphs. */
export const toHtml = (body: string): string =>
  body
    .trim()
    .split(/\n\s*\n/)
    .map((part) => (part.startsWith('# ') ? `<h2>${part.slice(2)}</h2>` : `<p>${part}</p>`))
    .join('');

export function articleFrom({ title, summary, picture, zh, en }: ArticleRow): DemoArticle {
  const [objects = '', tone] = picture.split(' ') as [string, Tone];
  return {
    title: toText(title),
    summary: toText(summary),
    picture: { kind: 'photo', objects: objects.split(',') as [string], tone, prop: 'arch', ratio: '5:4' },
    content: { zh: toHtml(zh), en: toHtml(en) },
  };
}
